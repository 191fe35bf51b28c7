import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Written by tools, or lists of texts: the rules for hand-written code do not hold for them. */
const GENERATED = /(^|\/)generated\/|^openapi\/dist\/|\.gen\.ts$|^locales\/i18n-/;

/** Every file of the project that a person writes and git keeps or would keep. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  return listed.split('\n').filter((file) => file !== '' && !GENERATED.test(file) && existsSync(file));
}
