import './page.css';
import type { MatchOutcome } from '../../engines/match.ts';
import type { SeatOnWire } from '../../wire/game-wire.ts';
import type { BetOnWire, BookOnWire, PlacedOnWire } from '../../wire/sports-wire.ts';
import { ask, newRound, Refused } from '../client/calls.ts';
import { button, byId, el, fill, money, words } from '../client/dom.ts';
import { notifyApp, onAppMessage } from '../client/parent.ts';
import { failed, openPage, say, showRules, toast } from '../client/talk.ts';
import { buildBets } from './page-bets.ts';
import { buildMatches } from './page-matches.ts';
import { matchName, odds, outcomeName, setZone } from './page-parts.ts';
import { buildSlip, type SlipOrder } from './page-slip.ts';
import { buildTabs } from './page-tabs.ts';

const own = words.sportsbook;
const FETCH_EVERY_MS = 5_000;

/** The odds that the player tapped in the app, from the page's address. */
function tapped(): { match: string; outcome: MatchOutcome; price: number } | undefined {
  const search = new URLSearchParams(location.search);
  const outcome = (['home', 'draw', 'away'] as const).find((name) => name === search.get('outcome'));
  const match = search.get('event');
  return outcome && match
    ? { match, outcome, price: Math.round(Number(search.get('odds')) * 100) }
    : undefined;
}

async function build(seat: SeatOnWire): Promise<void> {
  let book = await ask<BookOnWire>('book');
  let isPlacing = false;
  /** Id of the slip being sent; a second try after a lost answer uses the same one. */
  let sent = { id: '', order: '' };
  setZone(book.timeZone);

  const slip = buildSlip({
    seat,
    onChange() {
      showAll();
      if (slip.count() === 0) tabs.show('slip');
    },
    onPlace: place,
  });
  const matches = buildMatches((match, outcome) => {
    const price = book.matches.find(({ id }) => id === match)?.prices[outcome];
    if (price === undefined) return;
    slip.toggle({ match, outcome, price });
    showAll();
  });
  const bets = buildBets(seat.currency);
  const tabs = buildTabs([
    { name: 'matches', label: own.matches, panel: matches.root },
    { name: 'slip', label: own.slip, panel: slip.root },
    { name: 'bets', label: own.bets, panel: bets.root },
  ]);
  const toSlip = button('', 'to-slip', () => tabs.show('slip'));
  matches.root.append(toSlip);

  function showAll(): void {
    byId('balance').textContent = money(book.balance);
    matches.show(book.matches, slip.has);
    bets.show(book.bets);
    tabs.count('slip', slip.count());
    tabs.count('bets', book.bets.filter(({ status }) => status === 'open').length);
    toSlip.hidden = slip.count() === 0;
    toSlip.textContent = `${own.toSlip} (${slip.count()})`;
  }

  /** Bets that have been settled since, in words. */
  const tellSettled = (before: readonly BetOnWire[], now: readonly BetOnWire[]) =>
    now
      .filter(
        ({ id, status }) => status !== 'open' && before.some((bet) => bet.id === id && bet.status === 'open'),
      )
      .map(({ legs, status, payout }) =>
        fill(status === 'won' ? own.settledWon : own.settledLost, {
          name: legs.map((leg) => outcomeName(leg, leg.outcome)).join(', '),
          amount: `${money(payout)} ${seat.currency}`,
        }),
      )
      .join('. ');

  function show(next: BookOnWire): void {
    const isPaid = next.balance !== book.balance;
    const told = tellSettled(book.bets, next.bets);
    if (told !== '') say(told);
    book = next;
    if (slip.update(book)) toast(own.gone);
    showAll();
    if (isPaid) notifyApp({ type: 'balance' });
  }

  async function fetchBook(): Promise<void> {
    const next = await ask<BookOnWire>('book');
    if (!isPlacing) show(next);
  }

  async function send(order: SlipOrder): Promise<void> {
    const print = JSON.stringify(order);
    if (sent.order !== print) sent = { id: newRound(), order: print };
    const answer = await ask<PlacedOnWire>('place-slip', { slip: sent.id, ...order });
    sent = { id: '', order: '' };
    if (!answer.bets) {
      show(answer.book);
      return toast(own.changedNow);
    }
    slip.clear();
    show(answer.book);
    tabs.show('bets');
    const amount = answer.bets.reduce((sum, { stake }) => sum + stake, 0);
    toast(fill(own.accepted, { amount: `${money(amount)} ${seat.currency}` }));
  }

  function place(order: SlipOrder): void {
    if (isPlacing) return;
    isPlacing = true;
    slip.hold(true);
    void send(order)
      .catch(failed)
      .finally(() => {
        isPlacing = false;
        slip.hold(false);
      });
  }

  slip.update(book);
  const wanted = tapped();
  const match = wanted && book.matches.find(({ id }) => id === wanted.match);
  if (wanted && match) {
    slip.toggle(wanted);
    tabs.choose('slip');
    say(`${matchName(match)}: ${outcomeName(match, wanted.outcome)} ${odds(wanted.price)}`);
  } else if (wanted) toast(own.gone);
  showAll();

  byId('stage').append(tabs.root);
  showRules(seat, [el('p', {}, fill(own.margin, { percent: `${Math.round(book.margin * 100)}%` }))]);
  onAppMessage((type) => {
    if (type === 'settle') notifyApp({ type: 'settled' });
    else if (!isPlacing) void fetchBook().catch(failed);
  });
  setInterval(() => {
    // A failed call is silent and repeated later; a seat that is over shows a message.
    if (!document.hidden && !isPlacing)
      void fetchBook().catch((error: unknown) => error instanceof Refused && failed(error));
  }, FETCH_EVERY_MS);
}

void openPage(build);
