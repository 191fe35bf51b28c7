import { el } from '../frame/dom.ts';

export interface PayRow {
  picture?: Node;
  name: string;
  pays: readonly string[];
}

/**
 * Every row has a name, every column a heading.
 * @param heads of the columns, that of the names first
 */
export function payTable(
  caption: string,
  heads: readonly (string | Node)[],
  rows: readonly PayRow[],
): HTMLElement {
  const top = el('tr', {}, ...heads.map((name) => el('th', { scope: 'col' }, name)));
  const lines = rows.map(({ picture, name, pays }) =>
    el(
      'tr',
      {},
      el(
        'th',
        { scope: 'row' },
        el('span', { class: 'named' }, ...(picture ? [picture] : []), el('span', {}, name)),
      ),
      ...pays.map((pay) => el('td', {}, pay)),
    ),
  );
  return el('table', {}, el('caption', {}, caption), el('thead', {}, top), el('tbody', {}, ...lines));
}
