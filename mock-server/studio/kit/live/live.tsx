/** @jsxImportSource preact */
import type { FairRoundOnWire } from '../../wire/fair-wire.ts';
import type { LiveOnWire, RoundOnWire } from '../../wire/game-wire.ts';
import { noteHash } from '../fair/seen-hashes.ts';
import { request, type Spot, watch } from '../frame/calls.ts';
import { cue } from '../frame/cue.ts';
import { boot, byId, fill, whole } from '../frame/dom.ts';
import { follow } from '../frame/follow.ts';
import { announce, failed, toast } from '../frame/messages.tsx';
import type { GamePage, Table } from '../frame/shell.tsx';
import { textsIn } from '../words/text-pairs.ts';
import { showLiveStrip } from './live-strip.tsx';
import { liveTexts } from './words.ts';

const liveWords = textsIn(liveTexts, boot.lang);

const POLL_EVERY_MS = 1_500;
const POLL_AGAIN_MS = 3_000;
const HURRY_MS = 4_000;
/** The second tap of a double tap on the bet does not cancel it. */
const DOUBLE_TAP_MS = 700;

/** Differs from game to game at a live table. */
export interface LiveView {
  /** Stakes of the next bet; empty until a spot is chosen. */
  stakes(): readonly Spot[];
  /** The chips change only while the table takes bets and the player has none on it. */
  hold?(isHeld: boolean): void;
  missing?: string;
  /** In addition to those of every such table. */
  rules?: readonly string[];
  auto?(): number | undefined;
  /** Names the main button while a bet on the next round can be chosen or given up, before bets are taken. */
  next?(isChosen: boolean, stake: string): string;
  clear(): void;
  /** @param isLate the player arrived during the round */
  play(live: LiveOnWire, isLate: boolean): Promise<void> | void;
  /** @returns the words of the presenter */
  end(live: LiveOnWire): Promise<string> | string;
  label(past: FairRoundOnWire): { text: string; tone: string };
  /** The player's own result in words, where it differs from the presenter's words. */
  describeOwn?(own: RoundOnWire): string;
  playing?(live: LiveOnWire): string;
  /** Sets the main button during the round. @returns false to show the bet instead */
  main?(own: RoundOnWire): boolean;
  act?(own: RoundOnWire): Promise<RoundOnWire>;
  own?(own: RoundOnWire): Promise<void> | void;
}

/** Also ends when the visibility of the page changes. */
const rest = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    document.addEventListener('visibilitychange', done);
  });

const keyOf = ({ number, phase }: LiveOnWire) => `${number} ${phase}`;

/** Plays the shared rounds of a live table (GAM-13) by the world's clock. */
export function playLive(
  table: Table,
  view: LiveView,
): GamePage & { take(move: () => Promise<RoundOnWire>): void } {
  const { live: first } = table.seat;
  if (!first) throw new Error('This is no live table.');
  let live = first;
  let own = first.own;
  let seen = '';
  /** What the player sees can be behind `live`. */
  let shown = '';
  let paid = own?.state === 'settled' ? own.round : '';
  let shows: Promise<unknown> = Promise.resolve();
  /** A move whose answer is lost says so itself. */
  let isMoving = false;
  /** Number of the round that gets a bet as soon as it takes bets. Nothing is staked until then. */
  let nextBet: number | undefined;
  let placedAt = 0;
  byId('game').classList.add('is-live');
  const strip = showLiveStrip(first, view.label);

  const total = () => view.stakes().reduce((sum, { stake }) => sum + stake, 0);
  const isOpenBet = () => own?.state === 'open';
  const isBetting = () => live.phase === 'betting' && shown === keyOf(live) && !isOpenBet();
  const isChoosingNext = () => view.next !== undefined && !isOpenBet() && live.phase !== 'betting';
  const isHeld = () => !(isBetting() || (isChoosingNext() && nextBet === undefined));

  function offer(): void {
    const amount = whole(own?.stake ?? 0);
    if (isBetting()) table.setAction(liveWords.bet);
    else if (isOpenBet() && live.phase === 'betting')
      table.setAction(fill(liveWords.takeBack, { amount }), { tone: 'quiet' });
    else if (own && isOpenBet() && live.phase === 'playing' && view.main?.(own)) return;
    else if (isChoosingNext())
      table.setAction(view.next?.(nextBet !== undefined, whole(total())) ?? '', {
        tone: nextBet === undefined ? '' : 'quiet',
      });
    else if (own) table.setAction(fill(liveWords.placed, { amount }), { isOff: true });
    else table.setAction(liveWords.wait, { isOff: true });
    table.holdStake(isHeld());
    view.hold?.(isHeld());
  }

  function speak(text: string, isAnnounced = true): void {
    strip.speak(text);
    if (isAnnounced) announce(text);
  }

  /** A player who leaves a flight is paid at once, though it goes on for the others. */
  async function pay(round: RoundOnWire, text = ''): Promise<void> {
    if (round.state !== 'settled' || paid === round.round) return;
    paid = round.round;
    await table.pay(round, view.describeOwn?.(round) || text);
  }

  async function finish(now: LiveOnWire): Promise<void> {
    const text = await view.end(now);
    strip.note(now);
    // An answer of the very moment of the end may hold the bet as it was before.
    const mine = now.own?.state === 'open' ? await watch(now.own.round) : now.own;
    if (mine?.state !== 'settled' || paid === mine.round) return speak(text, !mine);
    strip.speak(text);
    await pay(mine, text);
  }

  /** Phases are shown one after the other, however long each takes. */
  function enter(now: LiveOnWire, isLate: boolean): void {
    const { phase } = now;
    shows = shows.then(async () => {
      shown = keyOf(now);
      if (phase === 'betting') {
        view.clear();
        table.forgetWin();
        offer();
        noteHash(now.hash, now.number);
        strip.note(now);
        speak((now.leftMs ?? 0) > 20_000 ? liveWords.seedRest : liveWords.betsOpen, false);
        follow(byId('action'));
        const isChosen = nextBet === now.number;
        nextBet = undefined;
        if (isChosen) void table.run(stake);
      } else if (phase === 'playing') {
        // Chips that nobody bet with must not look like a bet on this round.
        if (!now.own) view.clear();
        cue('closed');
        speak(view.playing?.(now) ?? liveWords.betsClosed, now.own?.state === 'open');
        await view.play(now, isLate);
      } else await finish(now);
    });
    shows = shows.catch(failed);
  }

  function update(now: LiveOnWire): void {
    const key = keyOf(now);
    const isFirst = seen === '';
    const missed = own?.state === 'open' && now.number !== live.number ? own.round : undefined;
    // The page slept through the end of a round with a bet: the player learns the result now.
    if (missed !== undefined) shows = shows.then(async () => pay(await watch(missed))).catch(failed);
    // A page that slept shows the result of a round it has not seen.
    if (now.number !== live.number && now.phase !== 'betting') view.clear();
    live = now;
    own = now.own;
    strip.show(now);
    if (isFirst) strip.note(now);
    if (key !== seen) {
      seen = key;
      enter(now, isFirst);
    } else if (now.phase === 'betting' && (now.leftMs ?? 0) < HURRY_MS) strip.speak(liveWords.betsEnd);
    else if (own?.state === 'settled' && paid !== own.round && now.phase === 'playing') {
      void view.own?.(own);
      void pay(own);
    }
    offer();
  }

  async function watchTable(): Promise<void> {
    for (;;) {
      const { leftMs, phase } = live;
      const isFlying = phase === 'playing' && leftMs === null;
      if (!isFlying) await rest(Math.min((leftMs ?? 0) + 30, POLL_EVERY_MS));
      if (document.hidden) {
        // A hidden page asks nothing until somebody looks at it.
        await rest(2 ** 30);
      }
      if (!table.stage.isConnected) return;
      try {
        update(await request<LiveOnWire>('live'));
      } catch (error) {
        if (!isMoving) failed(error);
        await rest(POLL_AGAIN_MS);
      }
    }
  }

  async function stake(): Promise<void> {
    const stakes = view.stakes();
    if (stakes.length === 0) return toast(view.missing ?? '');
    own = await table.play(stakes, { isShownAtOnce: true, auto: view.auto?.() });
    table.showWallet(own);
    announce(fill(liveWords.placed, { amount: whole(own.stake) }));
    strip.mine(own.stake);
    placedAt = performance.now();
    offer();
  }

  async function takeBetBack({ round, stake: amount }: RoundOnWire): Promise<void> {
    if (performance.now() - placedAt < DOUBLE_TAP_MS) return;
    const answer = await request<RoundOnWire>('take-back', { round });
    own = null;
    table.showWallet(answer);
    strip.mine(0);
    announce(fill(liveWords.takenBack, { amount: whole(amount) }));
    offer();
  }

  async function move(does: () => Promise<RoundOnWire>): Promise<void> {
    isMoving = true;
    const round = await does().finally(() => {
      isMoving = false;
    });
    own = round;
    await view.own?.(round);
    if (live.phase === 'playing' && view.playing) strip.speak(view.playing({ ...live, own: round }));
    if (round.state === 'settled') await pay(round);
    else table.showWallet(round);
    offer();
  }

  setTimeout(() => {
    update(first);
    void watchTable();
  });

  return {
    take: (does) => void table.run(() => move(does)),
    rules: () => [liveWords.rule, ...(view.rules ?? [])].map((rule) => <p>{rule}</p>),
    cost: () => (isBetting() ? total() : 0),
    isOpen: isHeld,
    onStake: offer,
    async act() {
      if (isBetting()) return stake();
      const round = own;
      if (isChoosingNext()) {
        nextBet = nextBet === undefined ? live.number + 1 : undefined;
        offer();
      } else if (round?.state === 'open' && live.phase === 'betting') await takeBetBack(round);
      else if (round?.state === 'open' && live.phase === 'playing' && view.act)
        await move(() => view.act?.(round) ?? Promise.resolve(round));
    },
  };
}
