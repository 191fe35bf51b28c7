import type { BetOnWire } from '../../wire/sports-wire.ts';
import { el, money, words } from '../client/dom.ts';
import { figureRow, legLines, odds } from './page-parts.ts';

const own = words.sportsbook;

function betCard(bet: BetOnWire, currency: string): HTMLElement {
  const kind = bet.kind === 'combo' ? `${own.combo} · ${bet.legs.length}` : own.single;
  const isOpen = bet.status === 'open';
  return el(
    'li',
    { class: `bet ${bet.status}` },
    el('p', { class: 'league' }, el('span', {}, kind), el('b', { class: 'status' }, own[bet.status])),
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
  );
}

/** Open bets with the state of their matches, and the last settled ones. */
export function buildBets(currency: string) {
  const root = el('div', { class: 'bets' });
  let before = '';
  return {
    root,
    show(bets: readonly BetOnWire[]) {
      const now = JSON.stringify(bets);
      if (now === before) return;
      before = now;
      root.replaceChildren(
        bets.length === 0
          ? el('p', { class: 'empty' }, own.emptyBets)
          : el('ul', {}, ...bets.map((bet) => betCard(bet, currency))),
      );
    },
  };
}
