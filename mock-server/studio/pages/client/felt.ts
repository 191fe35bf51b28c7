import { boot, el, fill, words } from './dom.ts';
import type { Table } from './shell.ts';
import { type Chips, layChips, type SpotButton } from './spots.ts';

/** A spot of a small table: its name and how often it pays the stake. */
type PaidSpot = readonly [spot: string, name: string, pays: string];

/**
 * Lays a table of a few spots: the game's name, what happens, and the felt with the chips.
 * @param scene where the dice fall or the cards lie
 */
export function layFelt(table: Table, scene: HTMLElement, paid: readonly PaidSpot[]): Chips {
  const spots: SpotButton[] = paid.map(([spot, name, pays]) => ({
    spot,
    button: el(
      'button',
      { type: 'button', class: `spot ${spot}`, 'aria-pressed': 'false' },
      name,
      el('small', {}, fill(words.pays, { times: pays })),
    ),
  }));
  const { chips, tools } = layChips(table, spots);
  table.stage.append(
    el('p', { class: 'title gilded', 'aria-hidden': 'true' }, boot.game.name),
    scene,
    el('div', { class: 'felt' }, el('div', { class: 'bets' }, ...spots.map(({ button }) => button)), tools),
  );
  return chips;
}
