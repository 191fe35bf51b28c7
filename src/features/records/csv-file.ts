type CsvCell = string | number | undefined;

const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
/** Characters that begin a formula in a spreadsheet (OWASP, CSV injection). */
const FORMULA_START = /^[\s]*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;

function cellText(cell: CsvCell): string {
  const text = String(cell ?? '');
  // A number may begin with a minus; any other text that looks like a formula is marked as text.
  const safe = !PLAIN_NUMBER.test(text) && FORMULA_START.test(text) ? `'${text}` : text;
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180, with the byte order mark that Excel needs for accents. No cell can become a formula. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}

export type CsvColumn<Row> = readonly [head: string, cell: (row: Row) => CsvCell];

export function downloadCsv<Row>(
  name: string,
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
): void {
  const head = columns.map(([text]) => text);
  const text = csvText([head, ...rows.map((row) => columns.map(([, cell]) => cell(row)))]);
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
