import { el, words } from './dom.ts';

/** Multiplier in hundredths without needless zeros: `1.4x`, `1000x`. */
export const plainTimes = (hundredths: number) => `${+(hundredths / 100).toFixed(2)}x`;

/**
 * A strip with the pay of each count of hits or lines. It is a table whose rows stand side by side, and says so: browsers
 * forget that a table laid out as something else is one.
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
     * @param pays in hundredths of the stake, from a count of nothing on
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
