import { el } from './dom.ts';

/** A row of the table: first its name or picture, then the pays. */
type PayRow = readonly [head: Node | string, ...pays: string[]];

/** A table of pays, for the rules. @param heads of the columns, where they need any */
export function payTable(caption: string, rows: readonly PayRow[], heads: readonly string[] = []): Node {
  const [corner = '', ...columns] = heads;
  const top = el('tr', {}, el('th', {}, corner), ...columns.map((name) => el('th', { scope: 'col' }, name)));
  const lines = rows.map(([head, ...pays]) =>
    el(
      'tr',
      {},
      typeof head === 'string' ? el('th', { scope: 'row' }, head) : el('td', {}, head),
      ...pays.map((pay) => el('td', {}, pay)),
    ),
  );
  return el('table', {}, el('caption', {}, caption), ...(heads.length > 0 ? [top] : []), ...lines);
}
