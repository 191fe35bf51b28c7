import { makeBoard } from '../board/board.ts';
import type { Outcome } from '../chance/outcomes.ts';
import type { Spot } from '../frame/calls.ts';
import {
  boot,
  button,
  el,
  fill,
  isOff,
  money,
  picture,
  short,
  switchOff,
  whole,
  words,
} from '../frame/dom.ts';
import { type GamePage, type OutcomeOf, showRound, type Table } from '../frame/shell.tsx';
import { say, toast } from '../frame/talk.tsx';
import type { LiveView } from '../live/live.ts';

export interface SpotButton {
  spot: string;
  /** Does not change when a chip lies on the spot. */
  name: string;
  button: HTMLButtonElement;
}

/** @param look classes of the button */
export function drawSpot(spot: string, look: string, ...inside: (Node | string)[]): SpotButton {
  const button = el('button', { type: 'button', class: `spot ${look}`, 'aria-pressed': 'false' }, ...inside);
  return { spot, name: button.textContent.replaceAll(/\s+/g, ' ').trim(), button };
}

/** One tab stop for all spots. @param name of the group */
export function layBoard(look: string, spots: readonly SpotButton[], name: string = words.chooseSpot) {
  const buttons = spots.map(({ button }) => button);
  const root = el('div', { class: look, role: 'group', 'aria-label': name }, ...buttons);
  makeBoard(root, buttons);
  return root;
}

/** @returns the row under the table (clear, total, repeat), and the page that plays the chips */
export function layChips(table: Table, spots: readonly SpotButton[]) {
  const lying = new Map<string, number>();
  let last: Spot[] = [];
  const sum = el('b', {});
  const stakes = (): Spot[] => [...lying].map(([spot, stake]) => ({ spot, stake }));
  const again = button(words.again, 'tool', () => isOff(again) || layDown(last));
  const total = () => [...lying.values()].reduce((all, amount) => all + amount, 0);

  /** While nothing lies there, the chips of the last bet show as ghosts, which Repeat lays again. */
  function show(): void {
    for (const { spot, button: place } of spots) {
      const lies = lying.get(spot);
      const amount = lying.size > 0 ? lies : last.find((past) => past.spot === spot)?.stake;
      place.querySelector('.chip')?.remove();
      place.setAttribute('aria-pressed', String(lies !== undefined));
      place.removeAttribute('aria-description');
      if (amount === undefined) continue;
      if (lies) place.setAttribute('aria-description', fill(words.chip, { amount: whole(lies) }));
      const look = lies ? 'chip' : 'chip was';
      const chip = el('span', { class: look, 'aria-hidden': 'true' }, picture(boot.art.chip));
      chip.append(el('b', {}, short(amount)));
      place.append(chip);
    }
    switchOff(again, last.length === 0);
    sum.textContent = money(total());
    table.recount();
  }

  /** The shared round is over: nothing on the felt looks like a bet. */
  function sweep(): void {
    if (lying.size > 0) last = stakes();
    lying.clear();
    show();
  }

  let isHeld = false;

  function hold(held: boolean): void {
    isHeld = held;
    for (const { button: place } of spots) switchOff(place, held);
  }

  function put({ spot, name }: SpotButton): void {
    if (isHeld) return;
    const { stakeAtMost } = table.seat;
    if (total() + table.stake() > stakeAtMost) {
      toast(fill(words.mostIs, { amount: whole(stakeAtMost) }));
      return;
    }
    const amount = (lying.get(spot) ?? 0) + table.stake();
    lying.set(spot, amount);
    show();
    say(fill(words.chipOn, { name, amount: whole(amount) }));
  }

  function layDown(chips: readonly Spot[]): void {
    if (isHeld) return;
    lying.clear();
    for (const { spot, stake } of chips) lying.set(spot, stake);
    show();
    say(`${words.total}: ${money(total())}`);
  }

  function mark(hasWon: (spot: string) => boolean): void {
    for (const { spot, button: place } of spots) place.classList.toggle('won', hasWon(spot));
  }

  for (const place of spots) place.button.addEventListener('click', () => put(place));
  show();
  return {
    tools: el(
      'div',
      { class: 'tools' },
      button(words.clear, 'tool', () => layDown([])),
      el('p', {}, el('small', {}, words.total), ' ', sum),
      again,
    ),
    /**
     * @param wins whether a spot has won and is marked
     * @param reveal resolves when the player has seen the result; returns it in words
     * @param roundId of the round that a tap plays, where the page already shows a part of it
     */
    page: <Name extends Outcome['engine']>(
      engine: Name,
      wins: (spot: string, outcome: OutcomeOf<Name>) => boolean,
      reveal: (outcome: OutcomeOf<Name>) => Promise<string>,
      label: LiveView['label'] = () => ({ text: '', tone: '' }),
      roundId?: () => string,
    ): GamePage | Promise<GamePage> => {
      if (table.seat.live)
        return import('../live/live-chips.ts').then(({ playChips }) =>
          playChips(table, { engine, wins, reveal, label, mark, hold, stakes, sweep }),
        );
      return {
        controls: spots.map((place) => place.button),
        cost: total,
        stakeName: words.chipValue,
        async act() {
          if (lying.size === 0) return toast(words.chooseSpot);
          mark(() => false);
          last = stakes();
          await showRound(table, await table.play(last, { round: roundId?.() }), engine, async (outcome) => {
            const came = await reveal(outcome);
            mark((spot) => wins(spot, outcome));
            return came;
          });
        },
      };
    },
  };
}
