export type CsvCell = string | number | undefined;

const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection). */
const FORMULA_START = /^[\s]*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;

function cellText(cell: CsvCell): string {
  const text = String(cell ?? '');
  // A number may begin with a minus; any other text that a spreadsheet would calculate is made a text for it.
  const safe = !PLAIN_NUMBER.test(text) && FORMULA_START.test(text) ? `'${text}` : text;
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as a CSV file (RFC 4180): commas, CRLF, quotes where needed, and a byte order mark, without which Excel reads
 * accents wrong. No cell can become a formula.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}
