import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Settings, settingProblems } from '../../src/config/settings.ts';
import { PlainProblem } from '../shared/ports.ts';
import { withSettings } from './page-settings.ts';
import { assetsOf, releaseOf } from './release.ts';

/** The local file, which git ignores, goes before the project's own. */
const FILES = ['src/config/settings.local.json', 'src/config/settings.json'];

/** @throws {PlainProblem} that names each mistake and its correction (SHP-10) */
export function readSettings(file = FILES.find((name) => existsSync(name)) ?? ''): Settings {
  let settings: unknown;
  try {
    settings = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new PlainProblem(`${file || FILES.join(' and ')} cannot be read: ${(error as Error).message}.`);
  }
  const problems = settingProblems(settings);
  if (problems.length > 0) throw new PlainProblem(`${file}: ${problems.join(' ')}`);
  return settings as Settings;
}

const PAGES = ['index.html', 'shell.html', '404.html'];
const RELEASE = /^var __RELEASE__=.*\n/;

/**
 * Writes settings into the pages of a build, and what names the pages by their hashes: version.json and the worker.
 * @returns the changed files, whose compressed copies are out of date
 */
export function writeSettings(folder: string, settings: Settings): string[] {
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), 'utf8')));
  for (const page of PAGES) change(page, (html) => withSettings(html, settings));
  const release = /name="release" content="([^"]*)"/.exec(
    readFileSync(join(folder, 'index.html'), 'utf8'),
  )?.[1];
  if (release === undefined) throw new PlainProblem(`${folder}/index.html names no release: build it again.`);
  const { worker, version } = releaseOf(folder, release, assetsOf(folder), ['icon.svg', 'shell.html']);
  change('sw.js', (code) => `var __RELEASE__=${JSON.stringify(worker)};\n${code.replace(RELEASE, '')}`);
  writeFileSync(join(folder, 'version.json'), JSON.stringify(version));
  return [...PAGES, 'sw.js', 'version.json'];
}
