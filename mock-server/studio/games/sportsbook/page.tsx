/** @jsxImportSource preact */
import './page.css';
import { newRound, Offline, Refused, request } from '../../kit/frame/calls.ts';
import { cue } from '../../kit/frame/cue.ts';
import { fill, money, words } from '../../kit/frame/dom.ts';
import { draw, shown, stateOf } from '../../kit/frame/frame.tsx';
import { announce, failed, toast } from '../../kit/frame/messages.tsx';
import { openPage, showRules } from '../../kit/frame/open-page.ts';
import { notifyApp, onAppMessage } from '../../kit/frame/parent.ts';
import { Button } from '../../kit/frame/parts.tsx';
import type { SeatOnWire } from '../../wire/game-wire.ts';
import type { MatchPick } from './match-picks.ts';
import { betsOf } from './page-bets.tsx';
import { keepFocus, Matches } from './page-matches.tsx';
import { matchName, odds, outcomeName, own, setZone } from './page-parts.tsx';
import { type SlipOrder, slipOf } from './page-slip.tsx';
import { focusTab, Tabs } from './page-tabs.tsx';
import type {
  BetOnWire,
  BookOnWire,
  CashedOutOnWire,
  MatchOnWire,
  PlacedOnWire,
  SettingsOnWire,
} from './wire.ts';

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

/** Without a known answer. The bet is its key, so that a repeat sells it once. */
interface Sale {
  bet: string;
  price: number;
}

async function build(seat: SeatOnWire): Promise<void> {
  let book = await request<BookOnWire>('book');
  const first: { tab: 'matches' | 'slip' | 'bets'; sale: Sale | undefined } = {
    tab: 'matches',
    sale: undefined,
  };
  const [page, set] = stateOf({ ...first, isPlacing: false });
  /** The slip under way; one that never arrived keeps its id while it stays as it is. */
  let sent = { id: '', order: '' };
  /** Its answer was lost: the next book says whether it has its bets (GAM-21). Until then it stays as it was sent. */
  let isLost = false;
  setZone(book.timeZone);

  /** Two answers would bring the same news twice. */
  let isRequesting = false;

  /** An action on another panel leads here, so the focus moves too. */
  function go(tab: typeof page.tab): void {
    set({ tab });
    focusTab(tab);
  }

  const slip = slipOf({
    seat,
    book: () => book,
    isPlacing: () => page.isPlacing,
    onEmpty: () => go('slip'),
    // Whoever comes back after the session has ended finds the slip; a call that fails changes nothing on the page.
    onPicks: () => void storeSettings(book.settings).catch(() => undefined),
    onPlace: place,
    onAccept: (accept) => keepSettings({ ...book.settings, accept }),
  });
  const bets = betsOf(seat.currency, () => page.sale?.bet, sell);

  function tap(match: MatchOnWire, outcome: MatchPick): void {
    const price = match.prices[outcome];
    if (price === undefined) return;
    slip.toggle({ match: match.id, outcome, price });
    const news = slip.has(match.id, outcome) ? own.inSlip : own.outOfSlip;
    announce(fill(news, { name: `${outcomeName(match, outcome)} ${odds(price)}`, count: slip.count() }));
  }

  function follow(side: string): void {
    const { followed } = book.settings;
    const others = followed.filter((name) => name !== side);
    keepSettings({
      ...book.settings,
      followed: others.length < followed.length ? others : [...followed, side],
    });
  }

  function take(next: BookOnWire): void {
    book = next;
    shown.balance = money(book.balance);
    keepFocus(draw);
  }

  const describeSettled = ({ legs, status, payout }: BetOnWire) =>
    fill(status === 'won' ? own.settledWon : own.settledLost, {
      name: legs.map((leg) => outcomeName(leg, leg.outcome)).join(', '),
      amount: `${money(payout)} ${seat.currency}`,
    });

  function show(next: BookOnWire): void {
    const isPaid = next.balance !== book.balance;
    const open = new Set(book.bets.filter(({ status }) => status === 'open').map(({ id }) => id));
    const settled = next.bets.filter(
      ({ id, status, isCashedOut }) => open.has(id) && status !== 'open' && !isCashedOut,
    );
    if (settled.length > 0) {
      announce(settled.map(describeSettled).join('. '));
      cue(settled.some(({ status }) => status === 'won') ? 'win' : 'loss');
    }
    take(next);
    if (slip.dropGone()) toast(own.gone);
    if (isPaid) notifyApp({ type: 'balance' });
  }

  async function fetchBook(): Promise<void> {
    const next = await request<BookOnWire>('book');
    if (!page.isPlacing) show(next);
  }

  const storeSettings = (settings: SettingsOnWire) =>
    request<BookOnWire>('sport-settings', { ...settings, picks: slip.picks() });

  /** Takes effect at once. If the call fails, a message says so and the next book shows the stored setting. */
  function keepSettings(settings: SettingsOnWire): void {
    take({ ...book, settings });
    storeSettings(settings).then(show, failed);
  }

  async function requestSale(): Promise<void> {
    const { sale } = page;
    if (!sale || isRequesting) return;
    isRequesting = true;
    const answer = request<CashedOutOnWire>('cash-out-bet', sale);
    const { bet, book: next } = await answer.finally(() => {
      isRequesting = false;
    });
    set({ sale: undefined });
    show(next);
    if (bet) {
      go('bets');
      cue('cashOut');
    }
    toast(bet ? fill(own.sold, { amount: `${money(bet.payout)} ${seat.currency}` }) : own.notSold);
  }

  function sell(bet: string, price: number): void {
    if (page.sale) return;
    set({ sale: { bet, price } });
    requestSale().catch(lostSale);
  }

  function lostSale(error: unknown): void {
    // The result is unknown; the next fetch of the book asks again.
    if (error instanceof Offline) {
      toast(own.saleUnknown);
      return;
    }
    set({ sale: undefined });
    failed(error);
  }

  function accepted(bets: readonly BetOnWire[], next: BookOnWire): void {
    sent = { id: '', order: '' };
    slip.clear();
    cue('start');
    show(next);
    go('bets');
    const amount = bets.reduce((sum, { stake }) => sum + stake, 0);
    toast(fill(own.accepted, { amount: `${money(amount)} ${seat.currency}` }));
  }

  async function send(order: SlipOrder): Promise<void> {
    const print = JSON.stringify(order);
    if (sent.order !== print) sent = { id: newRound(), order: print };
    const { bets, book: next } = await request<PlacedOnWire>('place-slip', { slip: sent.id, ...order });
    if (bets) return accepted(bets, next);
    sent = { id: '', order: '' };
    show(next);
    toast(own.changedNow);
  }

  function place(order: SlipOrder): void {
    if (page.isPlacing) return;
    set({ isPlacing: true });
    send(order).then(
      () => set({ isPlacing: false }),
      (error: unknown) => {
        isLost = error instanceof Offline;
        set({ isPlacing: isLost });
        if (isLost) toast(words.unknown);
        else failed(error);
      },
    );
  }

  async function findSent(): Promise<void> {
    const next = await request<BookOnWire>('book');
    if (!isLost) return;
    isLost = false;
    set({ isPlacing: false });
    const bets = next.bets.filter((bet) => bet.slip === sent.id);
    if (bets.length > 0) return accepted(bets, next);
    show(next);
    toast(words.notTaken);
  }

  const wanted = tapped();
  const match = wanted && book.matches.find(({ id }) => id === wanted.match);
  if (wanted && match) {
    if (!slip.has(wanted.match, wanted.outcome)) slip.toggle(wanted);
    page.tab = 'slip';
    announce(`${matchName(match)}: ${outcomeName(match, wanted.outcome)} ${odds(wanted.price)}`);
  } else if (wanted) toast(own.gone);

  const matches = () => (
    <div class="matches">
      <Matches
        matches={book.matches}
        setup={{ isPicked: slip.has, onTap: tap, followed: book.settings.followed, onFollow: follow }}
      />
      {slip.count() > 0 && (
        <Button class="to-slip" onClick={() => go('slip')}>
          {own.toSlip} ({slip.count()}){slip.count() > 1 && ` · ${slip.comboName()}`}
        </Button>
      )}
    </div>
  );
  shown.stage = () => (
    <Tabs
      tabs={[
        { name: 'matches', label: own.matches, panel: matches() },
        { name: 'slip', label: own.slip, count: slip.count(), panel: <div class="slip">{slip.view()}</div> },
        {
          name: 'bets',
          label: own.bets,
          count: book.bets.filter(({ status }) => status === 'open').length,
          panel: <div class="bets">{bets(book.bets)}</div>,
        },
      ]}
      chosen={page.tab}
      onChoose={(tab) => set({ tab })}
    />
  );
  take(book);
  const percent = `${Math.round(book.margin * 100)}%`;
  showRules(seat, () => [own.margin, own.cashOutNote].map((text) => <p>{fill(text, { percent })}</p>));
  onAppMessage((type) => {
    if (type === 'settle') notifyApp({ type: 'settled' });
    else if (!page.isPlacing) void fetchBook().catch(failed);
  });
  setInterval(() => {
    // A failed fetch is silent and repeated later; an ended seat shows a message.
    if (document.hidden || (page.isPlacing && !isLost)) return;
    if (isLost) findSent().catch((error: unknown) => error instanceof Refused && failed(error));
    else if (page.sale) requestSale().catch((error: unknown) => error instanceof Refused && lostSale(error));
    else void fetchBook().catch((error: unknown) => error instanceof Refused && failed(error));
  }, FETCH_EVERY_MS);
}

void openPage(build);
