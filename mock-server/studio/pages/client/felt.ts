import { el, fill, times, words } from './dom.ts';
import type { Table } from './shell.ts';
import { drawSpot, layChips } from './spots.ts';

/**
 * Lays a table of a few spots: the game's name, what happens, and the felt with the chips.
 * @param scene where the dice fall or the cards lie
 * @param names of the spots, in their order
 * @param payOf what a spot pays when it wins, in hundredths of the stake
 * @returns the page that plays it
 */
export function layFelt<Name extends string>(
  table: Table,
  scene: HTMLElement,
  names: readonly (readonly [spot: Name, name: string])[],
  payOf: (spot: Name) => number,
) {
  const places = names.map(([spot, name]) =>
    drawSpot(spot, spot, name, el('small', {}, fill(words.pays, { times: times(payOf(spot)) }))),
  );
  const { page, tools } = layChips(table, places);
  const bets = el('div', { class: 'bets' }, ...places.map(({ button }) => button));
  table.lay(scene, el('div', { class: 'felt' }, bets, tools));
  return page;
}
