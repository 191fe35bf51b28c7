import { el, fill, times, unseen, words } from '../frame/dom.ts';
import type { Table } from '../frame/shell.tsx';
import { drawSpot, layBoard, layChips } from './spots.ts';

/**
 * @param scene place of the dice or the cards
 * @param names of the spots, in order
 * @param payOf pay of a winning spot, in hundredths of the stake
 * @returns the page that plays it
 */
export function layFelt<Name extends string>(
  table: Table,
  scene: HTMLElement,
  names: readonly (readonly [spot: Name, name: string])[],
  payOf: (spot: Name) => number,
) {
  const places = names.map(([spot, name]) =>
    drawSpot(spot, spot, name, unseen(','), el('small', {}, fill(words.pays, { times: times(payOf(spot)) }))),
  );
  const { page, tools } = layChips(table, places);
  table.lay(scene, el('div', { class: 'felt' }, layBoard('bets', places), tools));
  return page;
}
