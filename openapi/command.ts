#!/usr/bin/env node

const USAGE = `copihue-contract check --main URL --gateway URL [options]   checks a server against the contract
copihue-contract diff OLD NEW                               says what a change to the contract breaks, and for whom

Without a name it checks. --help after either says more.`;

const typed = process.argv.slice(2);
const isHelp = ['--help', '-h'].includes(typed[0] ?? '');
const [name, ...args] = typed[0]?.startsWith('-') && !isHelp ? ['check', ...typed] : typed;
const commands: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = {
  check: () => import('./check/main.ts'),
  diff: () => import('./diff/main.ts'),
};
const command = name === undefined ? undefined : commands[name];
if (command) {
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...args);
  await command();
} else if (isHelp) console.log(USAGE);
else {
  console.error(USAGE);
  process.exitCode = 2;
}
