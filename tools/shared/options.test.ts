import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const options = pathToFileURL(`${import.meta.dirname}/options.ts`).href;
const command = `const { readOptions } = await import('${options}');
console.log(readOptions('Use --room NAME.', { args: process.argv.slice(1), options: { room: { type: 'string' } } }).values.room);`;

test.each([
  [['--room', 'money'], 0, 'money\n', ''],
  [['--help'], 0, 'Use --room NAME.\n', ''],
  [['--nonsense'], 1, '', "Unknown option '--nonsense'. Did you mean --room? Use --room NAME.\n"],
  [['--room'], 1, '', "Option '--room <value>' argument missing. Use --room NAME.\n"],
  [['money'], 1, '', "Unexpected argument 'money'. Use --room NAME.\n"],
])('a tool called with %o ends with %i and one line without a stack', (words, code, said, complaint) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', command, '--', ...words],
    { encoding: 'utf8' },
  );
  expect([status, stdout, stderr]).toEqual([code, said, complaint]);
});
