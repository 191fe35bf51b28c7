import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Generated files and lists of texts: the rules for hand-written code do not apply. */
const GENERATED = /(^|\/)generated\/|^openapi\/dist\/|\.gen\.ts$|^locales\/i18n-/;

/** Hand-written files, tracked or not yet added to git. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  return listed.split('\n').filter((file) => file !== '' && !GENERATED.test(file) && existsSync(file));
}
