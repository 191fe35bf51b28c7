import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Generated files and lists of texts: the rules for hand-written code do not apply. */
const GENERATED = /(^|\/)generated\/|^openapi\/dist\/|\.gen\.ts$|^locales\/i18n-/;

/** Files that are tracked or not yet added to git. */
export function listedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  return listed.split('\n').filter((file) => file !== '' && existsSync(file));
}

/** The hand-written ones of them. */
export const projectFiles = () => listedFiles().filter((file) => !GENERATED.test(file));
