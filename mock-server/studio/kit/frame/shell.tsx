/** @jsxImportSource preact */
import type { RoundOnWire, SeatOnWire } from '../../wire/game-wire.ts';
import type { Outcome } from '../chance/outcomes.ts';
import type { RulesView } from '../pays/pay-table.tsx';
import { type Stake, stakeOf } from '../stake/stake.tsx';
import { newRound, playRound, request, type Spot, state } from './calls.ts';
import { countUp } from './count-up.ts';
import { cue, GREAT, lateParts } from './cue.ts';
import { byId, whole, words } from './dom.ts';
import { Balance, draw, shown, type View } from './frame.tsx';
import { awaitAnswer } from './lost-answer.ts';
import { announce, announcePayout, failed } from './messages.tsx';
import { openPage, showRules } from './open-page.ts';
import { notifyApp, onAppMessage } from './parent.ts';
import { Button } from './parts.tsx';

export interface GamePage {
  /** The stage. It is drawn again after each change, by `draw`. */
  view?: View;
  act(): Promise<void>;
  onStake?(): void;
  /** Cost of a tap on the main button, in major units; the stake by default. */
  cost?(): number;
  times?(): number;
  stakeName?: string;
  /** The player leaves: ends the animations. An open round goes on without the page (GAM-14). */
  settle?(): Promise<void>;
  actsWhileBusy?: boolean;
  /** A round waits for the player, so the stake cannot change. */
  isOpen?(): boolean;
  onSeat?(seat: SeatOnWire): void;
  /** Of the game's own, after what it is about. */
  rules?: RulesView;
}

export type OutcomeOf<Name> = Extract<Outcome, { engine: Name }>;

export const isOf = <Name extends Outcome['engine']>(
  engine: Name,
  outcome: Outcome | null,
): outcome is OutcomeOf<Name> => outcome?.engine === engine;

/** Server balance, bets under way, and wins that are still being shown, by round. */
let wallet = 0;
let onTheWay = 0;
const coming = new Map<string, number>();
let inHand = 0;
/** More than one where each tap plays its own round. */
let underWay = 0;
let action = { label: '–', tone: '', isOff: false, worth: '' };
let winName: string = words.win;
let isLit = false;
let current: GamePage | undefined;

/** @param amount balance from the server, where it is new */
function showBalance(amount = wallet, ms = 0): void {
  wallet = amount;
  const before = inHand;
  inHand = [...coming.values()].reduce((left, win) => left - win, wallet - onTheWay);
  void countUp(byId('balance'), before, inHand, ms);
}

/** What pays no more than its stake is no win, so it is neither called one nor lit. */
function nameWin(isWin: boolean, isBack = false): void {
  isLit = isWin;
  winName = isBack ? words.returned : words.win;
  draw();
}

/** A win goes with its round. */
function forgetWin(): void {
  nameWin(false);
  void countUp(byId('win'), 0, 0, 0);
}

/** The main button names its cost (GAM-12). */
function Bar({ stake, onClick }: { stake: Stake; onClick: () => void }) {
  const { label, tone, isOff, worth } = action;
  const cost = current ? (current.cost?.() ?? stake.now() * (current.times?.() ?? 1)) : 0;
  const look = `action ${tone} ${underWay > 0 ? 'busy' : ''}`;
  return (
    <section class="bar" aria-label={words.stake}>
      <p class="money">
        <Balance />
        <span class={`win ${isLit ? 'lit' : ''}`}>
          <small>{winName}</small> <b id="win" class="prize" />
        </span>
      </p>
      <div class="controls">
        {stake.view()}
        <Button id="action" class={look} isOff={isOff} onClick={onClick}>
          <span>
            {label}
            {worth !== '' && <span aria-hidden="true"> {worth}</span>}
            {cost > 0 && [' ', <b class="cost">{whole(cost)}</b>]}
          </span>
        </Button>
      </div>
      <div id="rounds" class="row">
        {shown.rounds?.()}
      </div>
      <p class="demo">{words.demo}</p>
    </section>
  );
}

interface PlayOptions {
  auto?: number | undefined;
  isShownAtOnce?: boolean;
  round?: string | undefined;
}

type Run = (does: () => Promise<void>) => Promise<void>;

export type Table = ReturnType<typeof tableFor>;

/** @param run one action at a time, with a message when it fails */
function tableFor(seat: SeatOnWire, stake: Stake, run: Run) {
  const started = async (cost: number, play: () => Promise<RoundOnWire>, isShownAtOnce: boolean) => {
    if (underWay <= 1) {
      forgetWin();
      // The last result is past. An empty text lets screen readers hear the same text again.
      announce('');
    }
    cue('start');
    if (!isShownAtOnce) notifyApp({ type: 'round', stake: cost });
    // The server will refuse a bet above the balance.
    const held = cost <= inHand ? cost : 0;
    onTheWay += held;
    showBalance();
    try {
      const round = await play();
      onTheWay -= held;
      if (round.state === 'settled') coming.set(round.round, round.payout);
      showBalance(round.balance);
      if (isShownAtOnce) notifyApp({ type: 'balance' });
      return round;
    } catch (error) {
      onTheWay -= held;
      showBalance();
      notifyApp({ type: 'balance' });
      throw error;
    }
  };
  return {
    run,
    seat,
    /** A round is under way, so nothing that belongs to the bet can change. */
    isBusy: () => underWay > 0,
    stage: byId('stage'),
    /** In major units. */
    stake: stake.now,
    /** @param worth the changing amount on the button */
    setAction(label: string, { tone = '', isOff = false, worth = '' } = {}) {
      action = { label, tone, isOff, worth };
      draw();
    },
    recount() {
      stake.limit(current?.times?.() ?? 1);
      draw();
    },
    /** The balance loses the stake at once and gets the win later, with `pay`. */
    play(stakes: readonly Spot[], { auto, isShownAtOnce = false, round = newRound() }: PlayOptions = {}) {
      const total = stakes.reduce((sum, own) => sum + own.stake, 0);
      const once = () => playRound(round, stakes, stake.now(), auto);
      // A shared round is polled anyway, so a lost answer is not repeated.
      return started(total, isShownAtOnce ? once : () => awaitAnswer(round, once), isShownAtOnce);
    },
    playFree() {
      const round = newRound();
      return started(0, () => awaitAnswer(round, () => request('free', { round })), false);
    },
    /** @param more additional stake, in major units; the balance gets the win later, with `pay` */
    stakeMore: (more: number, play: () => Promise<RoundOnWire>) => started(more, play, false),
    showWallet({ balance }: RoundOnWire) {
      showBalance(balance);
      notifyApp({ type: 'balance' });
    },
    /** @param came result in words, without its full stop */
    async pay(round: RoundOnWire, came = '') {
      // Later answers include later rounds, so this round's balance is old.
      const isKnown = coming.delete(round.round);
      showBalance(isKnown ? wallet : round.balance, round.payout > 0 ? 700 : 0);
      notifyApp({ type: 'balance' });
      announcePayout(round, came, seat.currency);
      nameWin(round.payout > round.stake, round.payout > 0 && round.payout <= round.stake);
      if (round.payout > 0) {
        void countUp(byId('win'), 0, round.payout, round.payout >= GREAT * round.stake ? 1600 : 700);
        await lateParts.cheer?.(round.payout, round.stake);
      }
      // The round may have been the last of the bonus, which the server says.
      if (seat.isBonus) void state().catch(failed);
    },
    holdStake(isHeld: boolean) {
      stake.hold(isHeld);
      draw();
    },
    forgetWin,
  };
}

async function alone(table: Table, page: GamePage, does: () => Promise<void>): Promise<void> {
  if (underWay > 0 && !page.actsWhileBusy) return;
  underWay += 1;
  table.holdStake(true);
  try {
    await does();
  } catch (error) {
    failed(error);
  } finally {
    underWay -= 1;
    if (underWay === 0) {
      coming.clear();
      table.holdStake(page.isOpen?.() ?? false);
    }
  }
}

/** @param show resolves when the player has seen the outcome, with its words */
export async function showRound<Name extends Outcome['engine']>(
  table: Table,
  round: RoundOnWire,
  engine: Name,
  show: (outcome: OutcomeOf<Name>) => Promise<string>,
): Promise<void> {
  const { outcome } = round;
  if (!isOf(engine, outcome)) throw new Error(`The round of ${engine} has no outcome.`);
  await table.pay(round, await show(outcome));
}

export const start = (build: (table: Table) => GamePage | Promise<GamePage>): Promise<void> =>
  openPage(async (seat) => {
    const stake = stakeOf(seat, () => current?.onStake?.());
    const table = tableFor(seat, stake, (does) => alone(table, page, does));
    const act = () => void table.run(() => page.act());
    shown.bar = () => <Bar stake={stake} onClick={act} />;
    draw();
    showBalance(seat.balance);
    forgetWin();
    const page: GamePage = await build(table);
    current = page;
    shown.stage = page.view;
    stake.name(page.stakeName);
    table.recount();
    page.onStake?.();
    showRules(seat, (parts) => page.rules?.(parts));
    // A held key must not press the button that replaces the first one.
    document.addEventListener('keydown', (event) => {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    });
    const answers = {
      async settle() {
        await page.settle?.().catch(() => undefined);
        notifyApp({ type: 'balance' });
        notifyApp({ type: 'settled' });
      },
      async balance() {
        if (underWay > 0) return;
        const seat = await state();
        if (underWay > 0) return;
        showBalance(seat.balance, 600);
        page.onSeat?.(seat);
      },
    };
    onAppMessage((type) => void answers[type]().catch(failed));
  });
