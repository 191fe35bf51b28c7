import { readFileSync, writeFileSync } from 'node:fs';
import type { ListedMutation } from './mutation.ts';
import type { Result } from './results.ts';
import { strykerFigures } from './run-stryker.ts';
import { STRYKER_ROOMS } from './stryker-rooms.ts';

const FILE = 'docs/mutants.md';
const MARK = '<!-- figures -->';

type ResultOf = (mutation: ListedMutation) => Result | undefined;

const percent = (part: number, whole: number) =>
  whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`;

function rowOf(name: string, listed: readonly ListedMutation[], resultOf: ResultOf): string {
  const run = listed.flatMap((mutation) => {
    const result = resultOf(mutation);
    return result ? [{ mutation, isKilled: result.killer !== null }] : [];
  });
  const killed = run.filter(({ isKilled }) => isKilled).length;
  const reasoned = run.filter(({ isKilled, mutation }) => !isKilled && mutation.why !== undefined).length;
  const cells = [
    name,
    listed.length,
    run.length,
    killed,
    reasoned,
    run.length - killed - reasoned,
    percent(killed + reasoned, listed.length),
  ];
  return `| ${cells.join(' | ')} |`;
}

function strykerRow(room: string): string {
  const { killed, seen } = strykerFigures(room) ?? { killed: 0, seen: 0 };
  return `| ${room} | ${seen} | ${killed} | ${percent(killed, seen)} |`;
}

export function writeFigures(all: readonly ListedMutation[], resultOf: ResultOf): void {
  const rooms = [...new Set(all.map(({ room }) => room))];
  const rows = rooms.map((name) =>
    rowOf(
      name,
      all.filter(({ room }) => room === name),
      resultOf,
    ),
  );
  const unseen = all.filter((mutation) => mutation.why === undefined && resultOf(mutation)?.killer === null);
  const lines = [
    MARK,
    '',
    '| room | listed | run | killed | with a reason | unseen | of all listed |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    rowOf('all', all, resultOf),
    '',
    '| room of StrykerJS | mutations | killed | |',
    '|---|---|---|---|',
    ...Object.keys(STRYKER_ROOMS).map(strykerRow),
    '',
    ...(unseen.length > 0 ? ['Unseen:', ''] : []),
    ...unseen.map(({ name, file, harm }) => `- ${name} (\`${file}\`): ${harm}`),
  ];
  const [before] = readFileSync(FILE, 'utf8').split(MARK);
  writeFileSync(FILE, `${before}${lines.join('\n').trimEnd()}\n`);
}
