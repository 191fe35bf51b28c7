/**
 * `npm run check -- lab`: what players meet, against what is published (GAM-07). Single bets are tested with their
 * engines; strategies of players who know more may not return more than is said. Fails when a row does. `-- --write`
 * keeps the table in docs/performance.md. Takes some minutes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Row, series } from './series.ts';
import { strategies } from './strategies.ts';

const percent = (part: number) => `${(part * 100).toFixed(2)} %`;

function lineOf({ title, published, found, isLimit }: Row): { text: string; isRight: boolean } {
  const { mean, error } = found();
  // Three standard errors, and what rounding to whole hundredths of a stake can take.
  const allowed = 3 * error + 0.000_05;
  const isRight = isLimit ? mean <= published + allowed : Math.abs(mean - published) <= allowed;
  const interval = error === 0 ? 'exact' : `± ${percent(3 * error)}`;
  const said = isLimit ? `at most ${percent(published)}` : percent(published);
  return {
    text: `| ${title} | ${said} | ${percent(mean)} | ${interval} | ${isRight ? 'holds' : '**differs**'} |`,
    isRight,
  };
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const rows = [...series, ...strategies].filter(
  ({ title }) => wanted.length === 0 || wanted.some((word) => title.includes(word)),
);
const head = [
  '| series or strategy | published | found | interval | verdict |',
  '| --- | --- | --- | --- | --- |',
];
console.log(head.join('\n'));
const lines = rows.map((row) => {
  const line = lineOf(row);
  console.log(line.text);
  return line;
});
if (process.argv.includes('--write')) {
  const file = 'docs/performance.md';
  const name = '## The lab\n';
  const table = [...head, ...lines.map(({ text }) => text)].join('\n');
  const section = `${name}\nWritten by \`npm run check -- lab --write\`. Intervals are three standard errors.\n\n${table}\n`;
  const others = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const kept = others.filter((part) => !part.startsWith(name)).map((part) => `${part.trimEnd()}\n\n`);
  writeFileSync(file, [...kept, section].join(''));
}
const wrong = lines.filter(({ isRight }) => !isRight).length;
console.log(wrong === 0 ? `${lines.length} rows hold.` : `${wrong} of ${lines.length} rows differ.`);
process.exitCode = lines.length > 0 && wrong === 0 ? 0 : 1;
