import { el } from './dom.ts';

/** Multiplier in hundredths without needless zeros: `1.4x`, `1000x`. */
export const plainTimes = (hundredths: number) => `${+(hundredths / 100).toFixed(2)}x`;

/** A strip with the pay of each count of hits or lines. */
export function buildPays(name: string, label: string) {
  const root = el('div', { class: 'pays' });
  return {
    root,
    /**
     * @param pays in hundredths of the stake, from a count of nothing on
     * @param invitation text to show while nothing can pay
     */
    show(pays: readonly number[], invitation = '') {
      const cells = pays.flatMap((pay, count) =>
        pay === 0
          ? []
          : [el('li', { 'data-count': count }, el('small', {}, String(count)), el('b', {}, plainTimes(pay)))],
      );
      const list = el('ol', { 'aria-label': label }, ...cells);
      root.replaceChildren(
        ...(cells.length === 0 ? [el('p', {}, invitation)] : [el('small', {}, name), list]),
      );
    },
    light(count: number) {
      for (const cell of root.querySelectorAll('li'))
        cell.classList.toggle('won', cell.dataset.count === String(count));
    },
  };
}
