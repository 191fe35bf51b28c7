import type { Cell } from './cell.ts';
import { type Finding, findingKinds } from './findings.ts';

export interface Row {
  cell: Cell;
  findings: readonly Finding[];
}

const callsOf = ({ cell }: Row) => [...cell.faults.keys()].join(',');
const faultsOf = ({ cell }: Row) => [...new Set(cell.faults.values())].join(',');

export const cellLines = (row: Row): string[] =>
  row.findings.map(({ kind, what }) => `  ${callsOf(row)} ${faultsOf(row)}: ${kind}: ${what}`);

/** @returns how many cells have findings */
export function report(rows: readonly Row[]): number {
  const wrong = rows.filter(({ findings }) => findings.length > 0);
  for (const kind of findingKinds) {
    const found = wrong.filter(({ findings }) => findings.some((finding) => finding.kind === kind));
    const [first] = found;
    if (!first) continue;
    console.log(`${kind}: ${found.length}, the first by`);
    console.log(`  npm run faults -- --call ${callsOf(first)} --fault ${faultsOf(first)} --headed`);
  }
  console.log(`${rows.length} cells, ${wrong.length} with findings`);
  return wrong.length;
}
