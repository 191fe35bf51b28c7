import { button, el, fill, gameWords, money, switchOff } from '../../kit/frame/dom.ts';
import type { GameWords } from '../words.ts';
import { figureRow, legLines, odds } from './page-parts.ts';
import type { BetOnWire } from './wire.ts';

const words = gameWords<GameWords>();

const own = words.sportsbook;

/** In ms: the second tap, which confirms a sale, must come within this time. */
const ARMED_MS = 6_000;

function betCard(bet: BetOnWire, currency: string, sell: HTMLElement): HTMLElement {
  const kind = bet.kind === 'combo' ? `${own.combo} · ${bet.legs.length}` : own.single;
  const isOpen = bet.status === 'open';
  const state = bet.isCashedOut ? own.cashedOut : own[bet.status];
  return el(
    'li',
    { class: `bet ${bet.isCashedOut ? 'sold' : bet.status}` },
    el('p', { class: 'league' }, el('span', {}, kind), el('b', { class: 'status' }, state)),
    ...bet.legs.map((leg) =>
      el('div', { class: `leg ${leg.result}` }, legLines(leg), el('b', { class: 'price' }, odds(leg.price))),
    ),
    el(
      'dl',
      {},
      figureRow(words.stake, money(bet.stake)),
      ...(bet.kind === 'combo' ? [figureRow(own.totalOdds, odds(bet.price))] : []),
      figureRow(isOpen ? own.returns : own.paid, `${money(isOpen ? bet.returns : bet.payout)} ${currency}`),
    ),
    ...(isOpen ? [sell] : []),
  );
}

export function buildBets(currency: string, onSell: (bet: string, price: number) => void) {
  const root = el('div', { class: 'bets' });
  /** One button for each bet, kept while its price changes: a replaced button loses the focus. */
  const buttons = new Map<string, HTMLElement>();
  let before = '';
  let armed: { bet: string; price: number } | undefined;
  let shown: readonly BetOnWire[] = [];
  let selling: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function label(bet: BetOnWire, sell: HTMLElement): void {
    const { id, cashOut } = bet;
    const amount = { amount: `${money(armed?.bet === id ? armed.price : (cashOut ?? 0))} ${currency}` };
    sell.textContent =
      selling === id
        ? own.selling
        : cashOut === null
          ? own.noCashOut
          : fill(armed?.bet === id ? own.cashOutSure : own.cashOut, amount);
    switchOff(sell, cashOut === null || selling !== undefined);
  }

  function showButtons(): void {
    for (const bet of shown) {
      const sell = buttons.get(bet.id);
      if (sell) label(bet, sell);
    }
  }

  function tap(id: string): void {
    const price = shown.find((bet) => bet.id === id)?.cashOut;
    if (price === null || price === undefined || selling !== undefined) return;
    clearTimeout(timer);
    if (armed?.bet === id) {
      const agreed = armed.price;
      armed = undefined;
      onSell(id, agreed);
      return;
    }
    armed = { bet: id, price };
    timer = setTimeout(() => {
      armed = undefined;
      showButtons();
    }, ARMED_MS);
    showButtons();
  }

  function buttonOf({ id }: BetOnWire): HTMLElement {
    const sell = buttons.get(id) ?? button('', 'sell', () => tap(id));
    buttons.set(id, sell);
    return sell;
  }

  return {
    root,
    hold(id: string | undefined) {
      selling = id;
      showButtons();
    },
    show(bets: readonly BetOnWire[]) {
      shown = bets;
      const now = JSON.stringify(bets.map(({ cashOut: _cashOut, ...bet }) => bet));
      if (now !== before) {
        before = now;
        root.replaceChildren(
          bets.length === 0
            ? el('p', { class: 'empty' }, own.emptyBets)
            : el('ul', {}, ...bets.map((bet) => betCard(bet, currency, buttonOf(bet)))),
        );
      }
      showButtons();
    },
  };
}
