#!/usr/bin/env node
import { readFileSync } from 'node:fs';

const USAGE = `copihue-contract check --main URL --gateway URL [options]   checks a server against the contract
copihue-contract diff OLD NEW                               says what a change to the contract breaks, and for whom

Without a name it checks. --help after either says more; --version is that of this package.`;

const typed = process.argv.slice(2);
const isHelp = ['--help', '-h'].includes(typed[0] ?? '');
const [name, ...args] =
  typed[0] === '--version' ? ['version'] : typed[0]?.startsWith('-') && !isHelp ? ['check', ...typed] : typed;
const commands: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = {
  check: () => import('./check/main.ts'),
  diff: () => import('./diff/main.ts'),
};
const command = name === undefined ? undefined : commands[name];
if (command) {
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...args);
  await command();
} else if (isHelp) console.log(USAGE);
else if (name === 'version')
  console.log(JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).version);
else {
  console.error(name === undefined ? USAGE : `There is no command ${name}.\n\n${USAGE}`);
  process.exitCode = 2;
}
