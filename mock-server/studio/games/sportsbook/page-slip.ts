import { button, el, fill, gameWords, isOff, money, switchOff, whole } from '../../kit/frame/dom.ts';
import { buildChoice } from '../../kit/stake/choice.ts';
import { askStake } from '../../kit/stake/stake.tsx';
import type { SeatOnWire } from '../../wire/game-wire.ts';
import type { GameWords } from '../words.ts';
import { LEGS_AT_MOST, returnOf, type SlipKind, totalPrice } from './bet-slip.ts';
import type { MatchPick } from './match-picks.ts';
import { figureRow, legLines, odds, outcomeName } from './page-parts.ts';
import type { BookOnWire, MatchOnWire, SettingsOnWire } from './wire.ts';

const words = gameWords<GameWords>();

const own = words.sportsbook;

export interface Pick {
  match: string;
  outcome: MatchPick;
  price: number;
}

export interface SlipOrder {
  kind: SlipKind;
  stake: number;
  selections: readonly Pick[];
  accept: SettingsOnWire['accept'];
}

interface SlipSetup {
  /** Its `stakeStep` is also the market's smallest unit, in minor units. */
  seat: SeatOnWire;
  onChange: () => void;
  onPlace: (order: SlipOrder) => void;
  accept: SettingsOnWire['accept'];
  onAccept: (accept: SettingsOnWire['accept']) => void;
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
    : match.isSuspended || now === undefined
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

export function buildSlip({ seat, onChange, onPlace, onAccept, ...setup }: SlipSetup) {
  const { currency, stakeStep } = seat;
  let picks: Pick[] = [];
  let book: BookOnWire | undefined;
  let isBusy = false;
  let shown = '';
  /** Stake of each bet; 0 until the player chooses one (GAM-12). */
  let staked = seat.stake ?? 0;

  const list = el('ul', { class: 'picks' });
  const empty = el('p', { class: 'empty' }, own.emptySlip);
  const label = el('span', {});
  const figure = el('b', {});
  const stake = el(
    'button',
    { type: 'button', class: 'amount', 'aria-haspopup': 'dialog' },
    label,
    ' ',
    figure,
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
  const accept = buildChoice<SettingsOnWire['accept']>(
    'accept',
    own.acceptRule,
    [
      ['better', own.acceptBetter],
      ['any', own.acceptAny],
    ],
    setup.accept,
    (rule) => {
      onAccept(rule);
      show();
    },
  );
  const form = el('div', { class: 'slip-form' }, kind.root, stake, accept.root, sums, why, place, small);

  const matchOf = (pick: Pick) => book?.matches.find(({ id }) => id === pick.match);
  const priceOf = (pick: Pick) => matchOf(pick)?.prices[pick.outcome] ?? pick.price;
  const isShut = (pick: Pick) => {
    const match = matchOf(pick);
    return !match || match.isSuspended || match.prices[pick.outcome] === undefined;
  };
  /** Only a worse price asks again, unless the player accepts all prices. */
  const isWorse = (pick: Pick) => accept.value() === 'better' && !isShut(pick) && priceOf(pick) < pick.price;
  const isComboNow = () => kind.value() === 'combo' && picks.length > 1;
  const betsNow = () => (isComboNow() ? 1 : picks.length);

  function remove(pick: Pick): void {
    picks = picks.filter((other) => other !== pick);
    show();
    onChange();
    stake.focus({ preventScroll: true });
  }

  function reasonAgainst(isCombo: boolean): string {
    if (picks.some(isShut)) return own.wait;
    if (staked === 0) return own.amountHint;
    if (staked * betsNow() > seat.stakeAtMost)
      return fill(words.mostIs, { amount: `${whole(seat.stakeAtMost)} ${currency}` });
    const matches = new Set(picks.map(({ match }) => match));
    return isCombo && matches.size < picks.length ? own.sameMatch : '';
  }

  /** Rows are rebuilt only after a change, because a replaced button loses the focus. */
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
    const isCombo = isComboNow();
    const prices = picks.map(priceOf);
    const bets = isCombo ? [prices] : prices.map((price) => [price]);
    const returns = bets.reduce((sum, each) => sum + returnOf(staked * 100, each, stakeStep), 0) / 100;
    const total = staked * bets.length;
    label.textContent = bets.length > 1 ? own.stakeEach : own.stakeOne;
    sums.replaceChildren(
      ...(isCombo ? [figureRow(own.totalOdds, odds(totalPrice(prices)))] : []),
      ...(bets.length > 1 ? [figureRow(own.totalStake, `${money(total)} ${currency}`)] : []),
      figureRow(own.returns, `${money(returns)} ${currency}`),
    );
    figure.textContent = staked === 0 ? '–' : `${whole(staked)} ${currency}`;
    const reason = reasonAgainst(isCombo);
    why.textContent = reason;
    place.firstElementChild?.replaceChildren(
      picks.some(isWorse) ? own.accept : `${own.place}${total === 0 ? '' : ` ${whole(total)}`}`,
    );
    switchOff(place, isBusy || reason !== '');
    small.textContent = fill(own.margin, { percent: `${Math.round((book?.margin ?? 0) * 100)}%` });
  }

  place.addEventListener('click', () => {
    if (isOff(place)) return;
    if (picks.some(isWorse)) {
      picks = picks.map((pick) => ({ ...pick, price: priceOf(pick) }));
      return show();
    }
    onPlace({
      kind: isComboNow() ? 'combo' : 'single',
      stake: staked,
      selections: picks,
      accept: accept.value(),
    });
  });
  stake.addEventListener('click', () => {
    askStake(seat, { title: label.textContent, now: staked, times: betsNow() }, (amount) => {
      staked = amount;
      show();
    });
  });

  return {
    root: el('div', { class: 'slip' }, empty, list, form),
    count: () => picks.length,
    has: (match: string, outcome: MatchPick) =>
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
    /** @returns whether a selection left the slip because its match is over */
    update(next: BookOnWire): boolean {
      book = next;
      const before = picks.length;
      picks = picks.filter((pick) => matchOf(pick));
      show();
      return picks.length < before;
    },
  };
}
