import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cell, isExtreme } from './cell.ts';
import { type Finding, type FindingKind, findingKinds } from './findings.ts';

const FOLDER = 'node_modules/.cache/copihue/faults';

export interface Row {
  cell: Cell;
  findings: readonly Finding[];
  ms: number;
}

const callsOf = ({ cell }: Row) => [...cell.faults.keys()].join(',');
const faultsOf = ({ cell }: Row) => [...new Set(cell.faults.values())].join(',');
/** One column for all random answers, because there are hundreds. */
const columnOf = ({ cell }: Row) =>
  [...new Set([...cell.faults.values()].map((fault) => (isExtreme(fault) ? 'extremes' : fault)))].join('+');

const repeatCommand = (row: Row) =>
  `npm run faults -- --call ${callsOf(row)} --fault ${faultsOf(row)} --headed`;

export function cellLines(row: Row): string[] {
  return row.findings.map(({ kind, what }) => `  ${nameOf(row)}: ${kind}: ${what}`);
}

const nameOf = (row: Row) => `${callsOf(row)} ${faultsOf(row)}`;
const countOf = (rows: readonly Row[]) => rows.filter(({ findings }) => findings.length > 0).length;

function table(rows: readonly Row[]): string[] {
  const wrong = rows.filter(({ findings }) => findings.length > 0);
  const columns = [...new Set(wrong.map(columnOf))];
  const calls = [...new Set(wrong.map(callsOf))];
  if (calls.length === 0) return [];
  const width = Math.max(...calls.map((call) => call.length));
  const line = (name: string, texts: readonly string[]) =>
    `${name.padEnd(width)} ${texts.map((text, place) => text.padStart(columns[place]?.length ?? 0)).join(' ')}`;
  return [
    line('', columns),
    ...calls.map((call) =>
      line(
        call,
        columns.map((column) => {
          const count = countOf(wrong.filter((row) => callsOf(row) === call && columnOf(row) === column));
          return count === 0 ? '.' : String(count);
        }),
      ),
    ),
  ];
}

function kindLines(rows: readonly Row[]): string[] {
  return findingKinds.flatMap((kind: FindingKind) => {
    const found = rows.filter(({ findings }) => findings.some((finding) => finding.kind === kind));
    const [first] = found;
    if (!first) return [];
    const what = first.findings.find((finding) => finding.kind === kind)?.what ?? '';
    return [`${kind}: ${found.length}`, `  for example ${what}`, `  ${repeatCommand(first)}`];
  });
}

/**
 * Also writes every finding to report.json and report.html.
 * @param known names of cells with known findings
 * @returns cells with unknown findings, and known cells without any
 */
export function report(rows: readonly Row[], known: readonly string[]): number {
  const text = [
    ...table(rows),
    '',
    ...kindLines(rows),
    '',
    `${rows.length} cells, ${countOf(rows)} with findings`,
  ];
  console.log(text.join('\n'));
  const plain = rows.map((row) => ({
    faults: Object.fromEntries(row.cell.faults),
    ms: row.ms,
    findings: row.findings,
    repeat: repeatCommand(row),
  }));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'report.json'), JSON.stringify(plain, null, 2));
  const safe = [...text, '', ...rows.flatMap(cellLines)]
    .join('\n')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
  writeFileSync(
    join(FOLDER, 'report.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Faults</title><pre>${safe}</pre></html>`,
  );
  console.log(`Report: ${join(FOLDER, 'report.html')}`);
  const gone = rows.filter((row) => known.includes(nameOf(row)) && row.findings.length === 0).map(nameOf);
  if (gone.length > 0) console.log(`No longer found, take them out of fixed-part.ts:\n${gone.join('\n')}`);
  return countOf(rows.filter((row) => !known.includes(nameOf(row)))) + gone.length;
}
