import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const STATUS = /^Status: (accepted|replaced by \d+), (\d{4}-\d{2}-\d{2})[.;]/;

const records = readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name));

test('each decision says under its title whether it holds and since when, and the list says the same', () => {
  const list = readFileSync('docs/decisions/README.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, file, status, date] = /^\| \[\d+\]\(([^)]+)\) \| .+ \| (.+) \| (.+) \|$/.exec(line) ?? [];
      return file ? [`${file} ${status} ${date}`] : [];
    });
  const own = records.map((name) => {
    const [, , line = ''] = readFileSync(`docs/decisions/${name}`, 'utf8').split('\n');
    const [, status, date] = STATUS.exec(line) ?? [];
    return `${name} ${status} ${date}`;
  });
  expect(list).toEqual(own);
});

test('each decision has a number of its own, which its title says too', () => {
  const numbers = records.map((name) => Number(name.slice(0, 4)));
  // Numbers are reserved before the records are written, so gaps are allowed.
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  const titles = records.map(
    (name) => /^# (\d+)\. /.exec(readFileSync(`docs/decisions/${name}`, 'utf8'))?.[1],
  );
  expect(titles).toEqual(numbers.map(String));
});
