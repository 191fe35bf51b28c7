import { LEGS_AT_MOST, returnOf, type SlipKind, totalPrice } from '../../engines/bet-slip.ts';
import type { MatchOutcome } from '../../engines/match.ts';
import type { BookOnWire, MatchOnWire } from '../../wire/sports-wire.ts';
import { buildChoice } from '../client/choice.ts';
import { button, el, fill, isOff, money, switchOff, words } from '../client/dom.ts';
import { figureRow, legLines, odds, outcomeName } from './page-parts.ts';

const own = words.sportsbook;

export interface Pick {
  match: string;
  outcome: MatchOutcome;
  price: number;
}

export interface SlipOrder {
  kind: SlipKind;
  stake: number;
  selections: readonly Pick[];
}

interface SlipSetup {
  currency: string;
  balance: number;
  /** Stakes of the quick buttons, major units. */
  stakes: readonly number[];
  /** Stakes are multiples of it, major units; as a number, it is the market's smallest unit in minor units. */
  step: number;
  onChange: () => void;
  onPlace: (order: SlipOrder) => void;
}

function pickRow(pick: Pick, match: MatchOnWire, onRemove: () => void): HTMLElement {
  const now = match.prices[pick.outcome];
  const name = outcomeName(match, pick.outcome);
  const isChanged = !match.isSuspended && now !== undefined && now !== pick.price;
  const remove = button('×', 'remove', onRemove);
  remove.setAttribute('aria-label', fill(own.remove, { name }));
  const price = el('span', { class: 'price' }, ...(isChanged ? [el('s', {}, odds(pick.price)), ' '] : []));
  price.append(el('b', {}, odds(isChanged ? now : pick.price)));
  const note = isChanged
    ? fill(own.changed, { old: odds(pick.price), now: odds(now) })
    : match.isSuspended
      ? own.suspended
      : '';
  return el(
    'li',
    { class: `leg ${isChanged ? 'changed' : ''}` },
    legLines({ ...match, outcome: pick.outcome }),
    price,
    remove,
    ...(note ? [el('p', { class: 'note' }, note)] : []),
  );
}

export function buildSlip({ currency, balance, stakes, step, onChange, onPlace }: SlipSetup) {
  let picks: Pick[] = [];
  let book: BookOnWire | undefined;
  let isBusy = false;
  let shown = '';
  // The first stake leaves money for about twenty bets.
  const first = stakes.filter((amount) => amount * 20 <= balance).at(-1) ?? stakes[0] ?? 0;

  const list = el('ul', { class: 'picks' });
  const empty = el('p', { class: 'empty' }, own.emptySlip);
  const stake = el('input', {
    id: 'slip-stake',
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'off',
    value: String(first),
  });
  const label = el('label', { for: 'slip-stake' });
  const quick = stakes.slice(0, 6).map((amount) =>
    button(amount.toLocaleString('en-US'), 'quick', () => {
      stake.value = String(amount);
      show();
    }),
  );
  const sums = el('dl', {});
  const why = el('p', { class: 'note' });
  const place = el('button', { type: 'button', class: 'action' }, el('span', {}));
  const small = el('p', { class: 'small' });
  const kind = buildChoice<SlipKind>(
    'kind',
    own.kind,
    [
      ['single', own.single],
      ['combo', own.combo],
    ],
    'single',
    () => show(),
  );
  const form = el(
    'div',
    { class: 'slip-form' },
    kind.root,
    el('div', { class: 'amount' }, label, stake, el('div', { class: 'quicks' }, ...quick)),
    sums,
    why,
    place,
    small,
  );

  const matchOf = (pick: Pick) => book?.matches.find(({ id }) => id === pick.match);
  const priceOf = (pick: Pick) => matchOf(pick)?.prices[pick.outcome] ?? pick.price;
  const isShut = (pick: Pick) => matchOf(pick)?.isSuspended ?? true;
  const isChanged = (pick: Pick) => !isShut(pick) && priceOf(pick) !== pick.price;
  /** Whole units of the market's money; 0 when it is no amount. */
  const staked = () => {
    const typed = stake.value.trim();
    // Chileans write ten thousand as 10.000: a mark before three digits groups them, any other is a decimal mark.
    return /^\d{1,3}(?:[.,\s]\d{3})+$|^\d{1,9}$/.test(typed) ? Number(typed.replace(/\D/g, '')) : 0;
  };

  function remove(pick: Pick): void {
    picks = picks.filter((other) => other !== pick);
    show();
    onChange();
    stake.focus({ preventScroll: true });
  }

  function reasonAgainst(isCombo: boolean): string {
    if (picks.some(isShut)) return own.wait;
    if (staked() === 0) return own.amountHint;
    if (staked() % step !== 0) return fill(own.stepHint, { amount: `${money(step)} ${currency}` });
    const matches = new Set(picks.map(({ match }) => match));
    return isCombo && matches.size < picks.length ? own.sameMatch : '';
  }

  /** Rebuilds the rows only when they changed, because a replaced button loses the focus. */
  function showPicks(): void {
    const rows = picks.flatMap((pick) => {
      const match = matchOf(pick);
      return match ? [{ pick, match }] : [];
    });
    const now = JSON.stringify(rows);
    if (now === shown) return;
    shown = now;
    list.replaceChildren(...rows.map(({ pick, match }) => pickRow(pick, match, () => remove(pick))));
  }

  function show(): void {
    showPicks();
    empty.hidden = picks.length > 0;
    form.hidden = picks.length === 0;
    kind.root.hidden = picks.length < 2;
    const isCombo = kind.value() === 'combo' && picks.length > 1;
    const amount = staked();
    const prices = picks.map(priceOf);
    const bets = isCombo ? [prices] : prices.map((price) => [price]);
    const returns = bets.reduce((sum, each) => sum + returnOf(amount * 100, each, step), 0) / 100;
    const total = amount * bets.length;
    label.textContent = bets.length > 1 ? own.stakeEach : own.stakeOne;
    sums.replaceChildren(
      ...(isCombo ? [figureRow(own.totalOdds, odds(totalPrice(prices)))] : []),
      ...(bets.length > 1 ? [figureRow(own.totalStake, `${money(total)} ${currency}`)] : []),
      figureRow(own.returns, `${money(returns)} ${currency}`),
    );
    for (const [at, amountButton] of quick.entries())
      amountButton.setAttribute('aria-pressed', String(stakes[at] === amount));
    const reason = reasonAgainst(isCombo);
    why.textContent = reason;
    place.firstElementChild?.replaceChildren(
      picks.some(isChanged) ? own.accept : fill(own.place, { amount: money(total) }),
    );
    switchOff(place, isBusy || reason !== '');
    small.textContent = fill(own.margin, { percent: `${Math.round((book?.margin ?? 0) * 100)} %` });
  }

  place.addEventListener('click', () => {
    if (isOff(place)) return;
    if (picks.some(isChanged)) {
      picks = picks.map((pick) => ({ ...pick, price: priceOf(pick) }));
      return show();
    }
    const isCombo = kind.value() === 'combo' && picks.length > 1;
    onPlace({ kind: isCombo ? 'combo' : 'single', stake: staked(), selections: picks });
  });
  stake.addEventListener('input', show);

  return {
    root: el('div', { class: 'slip' }, empty, list, form),
    count: () => picks.length,
    has: (match: string, outcome: MatchOutcome) =>
      picks.some((pick) => pick.match === match && pick.outcome === outcome),
    toggle(pick: Pick) {
      const isOn = picks.some(({ match, outcome }) => match === pick.match && outcome === pick.outcome);
      if (isOn)
        picks = picks.filter(({ match, outcome }) => match !== pick.match || outcome !== pick.outcome);
      else picks = [...picks, pick].slice(-LEGS_AT_MOST);
      show();
    },
    clear() {
      picks = [];
      show();
    },
    hold(isHeld: boolean) {
      isBusy = isHeld;
      show();
    },
    /** Shows the book's present state. @returns whether a selection left the slip because its match is over */
    update(next: BookOnWire): boolean {
      book = next;
      const before = picks.length;
      picks = picks.filter((pick) => matchOf(pick));
      show();
      return picks.length < before;
    },
  };
}
