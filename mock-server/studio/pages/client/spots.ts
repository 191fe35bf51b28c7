import type { Outcome } from '../../engines/outcomes.ts';
import type { Spot } from './calls.ts';
import { boot, el, money, picture, short, words } from './dom.ts';
import type { Table } from './shell.ts';
import { paidText, say, toast } from './talk.ts';

/** A place on a table one can put chips on. */
export interface SpotButton {
  spot: string;
  button: HTMLButtonElement;
}

/** Chips on a table: which spots carry how much. */
export interface Chips {
  /** What lies on the table, for the round. */
  stakes(): Spot[];
  total(): number;
  put(spot: string, amount: number): void;
  clear(): void;
  /** What was staked last, put down again. */
  repeat(): void;
  keep(): void;
  hold(isHeld: boolean): void;
  /** Marks the spots that paid. */
  mark(won: readonly string[]): void;
}

/**
 * Puts chips on the spots of a table.
 * @param most largest total of a round, major units
 * @param onChange called after every change
 */
function buildChips(spots: readonly SpotButton[], most: number, onChange: () => void): Chips {
  const lying = new Map<string, number>();
  let last: Spot[] = [];

  function show(): void {
    for (const { spot, button } of spots) {
      const amount = lying.get(spot);
      button.querySelector('.chip')?.remove();
      button.setAttribute('aria-pressed', String(amount !== undefined));
      if (amount === undefined) continue;
      button.append(el('span', { class: 'chip' }, picture(boot.art.chip), el('b', {}, short(amount))));
    }
    onChange();
  }

  const total = () => [...lying.values()].reduce((sum, amount) => sum + amount, 0);

  return {
    total,
    stakes: () => [...lying].map(([spot, stake]) => ({ spot, stake })),
    put(spot, amount) {
      if (total() + amount > most) return;
      lying.set(spot, (lying.get(spot) ?? 0) + amount);
      show();
    },
    clear() {
      lying.clear();
      show();
    },
    repeat() {
      lying.clear();
      for (const { spot, stake } of last) lying.set(spot, stake);
      show();
    },
    keep() {
      last = [...lying].map(([spot, stake]) => ({ spot, stake }));
    },
    hold(isHeld) {
      for (const { button } of spots) button.disabled = isHeld;
    },
    mark(won) {
      for (const { spot, button } of spots) button.classList.toggle('won', won.includes(spot));
    },
  };
}

/**
 * Lets the player put chips on the spots of a table.
 * @returns the chips, and the row under the table: clear, total, repeat
 */
export function layChips(table: Table, spots: readonly SpotButton[]): { chips: Chips; tools: HTMLElement } {
  const total = el('b', {}, '0.00');
  const chips: Chips = buildChips(spots, table.seat.stakeAtMost, () => {
    total.textContent = money(chips.total());
  });
  for (const { spot, button } of spots)
    button.addEventListener('click', () => chips.put(spot, table.stake()));
  const clear = el('button', { type: 'button', class: 'tool' }, words.clear);
  const again = el('button', { type: 'button', class: 'tool' }, words.again);
  clear.addEventListener('click', () => chips.clear());
  again.addEventListener('click', () => chips.repeat());
  const tools = el(
    'div',
    { class: 'tools' },
    clear,
    el('p', {}, el('small', {}, words.total), ' ', total),
    again,
  );
  return { chips, tools };
}

/**
 * Plays a round of what lies on a table.
 * @param show ends when the result is seen; marks the spots that paid and says what came
 */
export async function playChips(
  table: Table,
  chips: Chips,
  show: (outcome: Outcome) => Promise<string | undefined>,
): Promise<void> {
  if (chips.total() === 0) return toast(words.chooseSpot);
  chips.mark([]);
  chips.hold(true);
  try {
    chips.keep();
    const round = await table.play(chips.stakes());
    const came = round.outcome && (await show(round.outcome));
    await table.pay(round);
    say(`${came ?? ''}. ${paidText(round, table.seat.currency)}`);
  } finally {
    chips.hold(false);
  }
}
