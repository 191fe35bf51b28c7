import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, delimiter, join, relative } from 'node:path';

/**
 * Leaves out what git ignores at the top of the project. Inner folders of the same names are sources (openapi/dist).
 */
function isLeftOut(root: string): (path: string) => boolean {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .filter((line) => /^[\w.-]+\/?$/.test(line))
    .map((line) => line.replace(/\/$/, ''));
  return (path) => basename(path) === 'node_modules' || [...ignored, '.git'].includes(relative(root, path));
}

export function copyCheckout(root: string, to: string): string {
  const isOut = isLeftOut(root);
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(root).filter((name) => !isOut(join(root, name))))
    cpSync(join(root, name), join(to, name), { recursive: true, filter: (path) => !isOut(path) });
  return to;
}

/** Copies installed packages as hard links, which saves a minute. */
export function linkPackages(from: string, to: string): void {
  execFileSync('cp', ['-al', join(from, 'node_modules'), `${to}/`]);
  // This file is written in place, so a hard link would change the other checkout's file.
  rmSync(join(to, 'node_modules/.cache'), { recursive: true, force: true });
}

export function pathWithoutGit(path: string, folder: string): string {
  mkdirSync(folder);
  for (const place of path.split(delimiter)) {
    let names: string[] = [];
    try {
      names = readdirSync(place);
    } catch {
      // A PATH may name missing folders.
    }
    for (const name of names.filter((each) => !/^git\b/.test(each)))
      try {
        symlinkSync(join(place, name), join(folder, name));
      } catch {
        // The first program of a name counts.
      }
  }
  chmodSync(folder, 0o755);
  return folder;
}
