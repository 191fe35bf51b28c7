import { el, words } from '../frame/dom.ts';

/** Multiplier in hundredths, without trailing zeros: `1.4x`, `1000x`. */
export const plainTimes = (hundredths: number) => `${+(hundredths / 100).toFixed(2)}x`;

/**
 * The pay of each count of hits or lines. The explicit roles are needed because browsers drop the meaning of a table
 * with another `display`.
 */
export function buildPays(name: string, label: string) {
  const root = el('div', { class: 'pays' });
  const heads = el(
    'tr',
    { role: 'row', class: 'heads' },
    el('th', { role: 'columnheader', scope: 'col' }, name),
    el('th', { role: 'columnheader', scope: 'col', class: 'unseen' }, words.payout),
  );
  return {
    root,
    /**
     * @param pays in hundredths of the stake, from count 0 on
     * @param invitation text to show while nothing can pay
     */
    show(pays: readonly number[], invitation = '') {
      const rows = pays.flatMap((pay, count) =>
        pay === 0
          ? []
          : [
              el(
                'tr',
                { role: 'row', 'data-count': count },
                el('th', { role: 'rowheader', scope: 'row' }, String(count)),
                el('td', { role: 'cell' }, plainTimes(pay)),
              ),
            ],
      );
      const body = el('tbody', { role: 'rowgroup' }, ...rows);
      const table = el(
        'table',
        { role: 'table', 'aria-label': label },
        el('thead', { role: 'rowgroup' }, heads),
        body,
      );
      root.replaceChildren(rows.length === 0 ? el('p', {}, invitation) : table);
    },
    light(count: number) {
      for (const row of root.querySelectorAll<HTMLElement>('tbody tr'))
        row.classList.toggle('won', row.dataset.count === String(count));
    },
  };
}
