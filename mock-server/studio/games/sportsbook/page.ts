import type { GameWords } from '../words.ts';
import './page.css';
import { ask, newRound, Offline, Refused } from '../../kit/frame/calls.ts';
import { cue } from '../../kit/frame/cue.ts';
import { button, byId, el, fill, gameWords, money } from '../../kit/frame/dom.ts';
import { foreign } from '../../kit/frame/foreign.tsx';
import { draw, shown } from '../../kit/frame/frame.tsx';
import { notifyApp, onAppMessage } from '../../kit/frame/parent.ts';
import { failed, openPage, say, showRules, toast } from '../../kit/frame/talk.tsx';
import type { SeatOnWire } from '../../wire/game-wire.ts';
import { buildBets } from './page-bets.ts';
import { buildMatches } from './page-matches.ts';
import { matchName, odds, outcomeName, setZone } from './page-parts.ts';
import { buildSlip, type SlipOrder } from './page-slip.ts';
import { buildTabs } from './page-tabs.ts';
import type { BetOnWire, BookOnWire, CashedOutOnWire, PlacedOnWire, SettingsOnWire } from './wire.ts';

const words = gameWords<GameWords>();

const own = words.sportsbook;
const FETCH_EVERY_MS = 5_000;

/** The odds that the player tapped in the app come in the page's address. */
function tapped(): { match: string; outcome: 'home' | 'draw' | 'away'; price: number } | undefined {
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
  /** Id of the slip under way; a retry after a lost answer uses the same one. */
  let sent = { id: '', order: '' };
  setZone(book.timeZone);

  const slip = buildSlip({
    seat,
    onChange() {
      showAll();
      if (slip.count() === 0) tabs.show('slip');
    },
    onPlace: place,
    accept: book.settings.accept,
    onAccept: (accept) => set({ ...book.settings, accept }),
  });
  const matches = buildMatches({
    onTap(id, outcome) {
      const match = book.matches.find((one) => one.id === id);
      const price = match?.prices[outcome];
      if (!match || price === undefined) return;
      slip.toggle({ match: id, outcome, price });
      const told = slip.has(id, outcome) ? own.inSlip : own.outOfSlip;
      say(fill(told, { name: `${outcomeName(match, outcome)} ${odds(price)}`, count: slip.count() }));
      showAll();
    },
    onFollow(side) {
      const { followed } = book.settings;
      const isOn = followed.includes(side);
      set({
        ...book.settings,
        followed: isOn ? followed.filter((name) => name !== side) : [...followed, side],
      });
    },
  });
  const bets = buildBets(seat.currency, sell);
  const tabs = buildTabs([
    { name: 'matches', label: own.matches, panel: matches.root },
    { name: 'slip', label: own.slip, panel: slip.root },
    { name: 'bets', label: own.bets, panel: bets.root },
  ]);
  const toSlip = button('', 'to-slip', () => tabs.show('slip'));
  matches.root.append(toSlip);

  function showAll(): void {
    shown.balance = money(book.balance);
    draw();
    matches.show(book.matches, slip.has, book.settings);
    bets.show(book.bets);
    tabs.count('slip', slip.count());
    tabs.count('bets', book.bets.filter(({ status }) => status === 'open').length);
    toSlip.hidden = slip.count() === 0;
    toSlip.textContent = `${own.toSlip} (${slip.count()})`;
  }

  const tellSettled = (before: readonly BetOnWire[], now: readonly BetOnWire[]) =>
    now
      .filter(
        ({ id, status, isCashedOut }) =>
          status !== 'open' && !isCashedOut && before.some((bet) => bet.id === id && bet.status === 'open'),
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
    const { bets: bookBefore } = book;
    const told = tellSettled(book.bets, next.bets);
    const wasOpen = (id: string) => bookBefore.some((bet) => bet.id === id && bet.status === 'open');
    if (told !== '') {
      say(told);
      cue(next.bets.some(({ id, status }) => status === 'won' && wasOpen(id)) ? 'win' : 'loss');
    }
    book = next;
    if (slip.update(book)) toast(own.gone);
    showAll();
    if (isPaid) notifyApp({ type: 'balance' });
  }

  async function fetchBook(): Promise<void> {
    const next = await ask<BookOnWire>('book');
    if (!isPlacing) show(next);
  }

  /** Takes effect at once. If the call fails, a message says so and the next book shows the stored setting. */
  function set(settings: SettingsOnWire): void {
    book = { ...book, settings };
    showAll();
    ask<BookOnWire>('sport-settings', { ...settings }).then(show, failed);
  }

  /** A sale without a known answer. The bet is its key, so that a repeat sells it once. */
  let sale: { bet: string; price: number } | undefined;
  /** Two answers would tell the same news twice. */
  let isAsking = false;

  async function askSale(): Promise<void> {
    if (!sale || isAsking) return;
    isAsking = true;
    const answer = ask<CashedOutOnWire>('cash-out-bet', sale);
    const { bet, book: next } = await answer.finally(() => {
      isAsking = false;
    });
    sale = undefined;
    bets.hold(undefined);
    show(next);
    if (bet) {
      tabs.show('bets');
      cue('cashOut');
    }
    toast(bet ? fill(own.sold, { amount: `${money(bet.payout)} ${seat.currency}` }) : own.notSold);
  }

  function sell(bet: string, price: number): void {
    if (sale) return;
    sale = { bet, price };
    bets.hold(bet);
    askSale().catch(lostSale);
  }

  function lostSale(error: unknown): void {
    // The result is unknown; the next fetch of the book asks again.
    if (error instanceof Offline) {
      toast(own.saleUnknown);
      return;
    }
    sale = undefined;
    bets.hold(undefined);
    failed(error);
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
    cue('start');
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
  const percent = `${Math.round(book.margin * 100)}%`;
  showRules(seat, () =>
    foreign([own.margin, own.cashOutNote].map((text) => el('p', {}, fill(text, { percent })))),
  );
  onAppMessage((type) => {
    if (type === 'settle') notifyApp({ type: 'settled' });
    else if (!isPlacing) void fetchBook().catch(failed);
  });
  setInterval(() => {
    // A failed fetch is silent and repeated later; an ended seat shows a message.
    if (document.hidden || isPlacing) return;
    if (sale) askSale().catch((error: unknown) => error instanceof Refused && lostSale(error));
    else void fetchBook().catch((error: unknown) => error instanceof Refused && failed(error));
  }, FETCH_EVERY_MS);
}

void openPage(build);
