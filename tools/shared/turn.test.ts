import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { folderOfTest } from '../../tests/support/on-disk.ts';
import { takeTurn } from './turn.mjs';

const root = folderOfTest();
const file = () => root('.cache/build.turn');

test('SHP-05 commands that start together work one at a time, and none is lost', async () => {
  const turns = pathToFileURL(resolve('tools/shared/turn.mjs')).href;
  const source = `
    import { appendFileSync } from 'node:fs';
    import { takeTurn } from '${turns}';
    const turn = takeTurn('.', 'build');
    appendFileSync('log', 'in ');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    appendFileSync('log', 'out ');
    if (process.argv[1] === 'end') turn.end();`;
  const commands = ['end', 'exit', 'end', 'exit'].map((how) =>
    spawn(process.execPath, ['--input-type=module', '-e', source, how], { cwd: root(), stdio: 'inherit' }),
  );
  await Promise.all(commands.map((command) => once(command, 'exit')));
  expect(readFileSync(root('log'), 'utf8')).toBe('in out '.repeat(4));
  expect(existsSync(file())).toBe(false);
});

test('SHP-05 a turn is over when its process has ended or it is older than any work', async () => {
  mkdirSync(root('.cache'));
  const ended = spawn(process.execPath, ['-e', '']);
  await once(ended, 'exit');
  writeFileSync(file(), String(ended.pid));
  takeTurn(root(), 'build').end();

  writeFileSync(file(), String(process.pid));
  const anHourAgo = Date.now() / 1000 - 3_600;
  utimesSync(file(), anHourAgo, anHourAgo);
  const turn = takeTurn(root(), 'build');
  expect(turn.hasWaited).toBe(true);
  takeTurn(root(), 'install').end();
  expect(readFileSync(file(), 'utf8')).toBe(String(process.pid));
  turn.end();
  expect(existsSync(file())).toBe(false);
});
