import type { Outcome } from '../../engines/outcomes.ts';
import type { Spot } from './calls.ts';
import { boot, button, el, fill, money, picture, short, whole, words } from './dom.ts';
import { type GamePage, type OutcomeOf, showRound, type Table } from './shell.ts';
import { toast } from './talk.ts';

export interface SpotButton {
  spot: string;
  button: HTMLButtonElement;
}

/** @param look classes of the button */
export const drawSpot = (spot: string, look: string, ...inside: (Node | string)[]): SpotButton => ({
  spot,
  button: el('button', { type: 'button', class: `spot ${look}`, 'aria-pressed': 'false' }, ...inside),
});

/**
 * Lets the player put chips on the spots of a table.
 * @returns the row under the table (clear, total, repeat), and the page that plays the chips
 */
export function layChips(table: Table, spots: readonly SpotButton[]) {
  const lying = new Map<string, number>();
  let last: Spot[] = [];
  const sum = el('b', {});
  const total = () => [...lying.values()].reduce((all, amount) => all + amount, 0);

  function show(): void {
    for (const { spot, button: place } of spots) {
      const amount = lying.get(spot);
      place.querySelector('.chip')?.remove();
      place.setAttribute('aria-pressed', String(amount !== undefined));
      if (amount === undefined) continue;
      place.append(el('span', { class: 'chip' }, picture(boot.art.chip), el('b', {}, short(amount))));
    }
    sum.textContent = money(total());
    table.recount();
  }

  function put(spot: string): void {
    const { stakeAtMost } = table.seat;
    if (total() + table.stake() > stakeAtMost) {
      toast(fill(words.mostIs, { amount: whole(stakeAtMost) }));
      return;
    }
    lying.set(spot, (lying.get(spot) ?? 0) + table.stake());
    show();
  }

  function layDown(stakes: readonly Spot[]): void {
    lying.clear();
    for (const { spot, stake } of stakes) lying.set(spot, stake);
    show();
  }

  function mark(hasWon: (spot: string) => boolean): void {
    for (const { spot, button: place } of spots) place.classList.toggle('won', hasWon(spot));
  }

  for (const { spot, button: place } of spots) place.addEventListener('click', () => put(spot));
  show();
  return {
    tools: el(
      'div',
      { class: 'tools' },
      button(words.clear, 'tool', () => layDown([])),
      el('p', {}, el('small', {}, words.total), ' ', sum),
      button(words.again, 'tool', () => layDown(last)),
    ),
    /**
     * @param wins whether a spot has won and is marked
     * @param reveal resolves when the player has seen the result; returns it in words
     */
    page: <Name extends Outcome['engine']>(
      engine: Name,
      wins: (spot: string, outcome: OutcomeOf<Name>) => boolean,
      reveal: (outcome: OutcomeOf<Name>) => Promise<string>,
    ): GamePage => ({
      controls: spots.map((place) => place.button),
      cost: total,
      stakeName: words.chipValue,
      async act() {
        if (lying.size === 0) return toast(words.chooseSpot);
        mark(() => false);
        last = [...lying].map(([spot, stake]) => ({ spot, stake }));
        await showRound(table, await table.play(last), engine, async (outcome) => {
          const came = await reveal(outcome);
          mark((spot) => wins(spot, outcome));
          return came;
        });
      },
    }),
  };
}
