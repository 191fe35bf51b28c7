import type { Outcome } from '../../engines/outcomes.ts';
import type { RoundOnWire, SeatOnWire } from '../../wire/game-wire.ts';
import { newRound, playFree, playRound, type Spot, state } from './calls.ts';
import { cheer, countUp } from './cheer.ts';
import { cue } from './cue.ts';
import { boot, byId, el, isOff, money, switchOff, whole } from './dom.ts';
import { answered } from './lost-answer.ts';
import { notifyApp, onAppMessage } from './parent.ts';
import { buildStake, type Stake } from './stake.ts';
import { failed, openPage, say, sayPaid, showRules } from './talk.ts';

export interface GamePage {
  act(): Promise<void>;
  onStake?(): void;
  /** What a tap on the main button takes now, in major units; by default the stake. */
  cost?(): number;
  /** How many times one round takes the stake. */
  times?(): number;
  /** Name of what is chosen, where it is not the whole stake. */
  stakeName?: string;
  /** The player leaves: hurry what is only shown. A round that has not ended goes on without the page (GAM-14). */
  settle?(): Promise<void>;
  actsWhileBusy?: boolean;
  /** A round waits for the player, so the stake cannot change. */
  isOpen?(): boolean;
  onSeat?(seat: SeatOnWire): void;
  controls?: readonly (HTMLButtonElement | HTMLFieldSetElement)[];
  rules?: readonly (Node | string)[];
}

export interface Table {
  seat: SeatOnWire;
  stage: HTMLElement;
  /** Puts the game's name in gold and its parts on the stage. @returns the name */
  lay(...parts: Node[]): HTMLElement;
  /** Chosen stake, in major units. */
  stake(): number;
  /** @param look with what the button brings now, where that changes all the time */
  setAction(label: string, look?: { tone?: string; isOff?: boolean; worth?: string }): void;
  /** Says again what the main button takes: chips were laid, or a number of cards was chosen. */
  recount(): void;
  /** Stakes and plays. The balance loses the stake at once and gets the win later, with `pay`. */
  play(
    stakes: readonly Spot[],
    options?: { auto?: number | undefined; isShownAtOnce?: boolean; round?: string | undefined },
  ): Promise<RoundOnWire>;
  playFree(): Promise<RoundOnWire>;
  /** Sends a move that may stake more, in major units, and may end the round; the balance waits with the win. */
  stakeMore(stake: number, ask: () => Promise<RoundOnWire>): Promise<RoundOnWire>;
  showWallet(round: RoundOnWire): void;
  /** Runs an action as the main button does: one at a time, with a message when it fails. */
  run(does: () => Promise<void>): Promise<void>;
  /** Pays, and says once what came of the round and what it paid. @param came in words, without its full stop */
  pay(round: RoundOnWire, came?: string): Promise<void>;
  holdStake(isHeld: boolean): void;
}

export type OutcomeOf<Name> = Extract<Outcome, { engine: Name }>;

export const isOf = <Name extends Outcome['engine']>(
  engine: Name,
  outcome: Outcome | null,
): outcome is OutcomeOf<Name> => outcome?.engine === engine;

const ui = {
  balance: byId('balance'),
  win: byId('win'),
  action: byId('action'),
};

/** What the server says the player has; bets on the way to it; and wins of rounds that are still being shown, by round. */
let wallet = 0;
let onTheWay = 0;
const coming = new Map<string, number>();
let shown = 0;
/** Actions of the main button under way; more than one where each tap plays a round of its own. */
let underWay = 0;
let label = '';
let worth = '';
let current: GamePage | undefined;

/** @param amount what the server says now, where it has said so */
function showBalance(amount = wallet, ms = 0): void {
  wallet = amount;
  const before = shown;
  shown = [...coming.values()].reduce((left, win) => left - win, wallet - onTheWay);
  void countUp(ui.balance, before, shown, ms);
}

async function refresh(page: GamePage): Promise<void> {
  const seat = await state();
  if (underWay > 0) return;
  showBalance(seat.balance, 600);
  page.onSeat?.(seat);
}

/** The main button says what it takes (GAM-12). */
function showAction(stake: Stake): void {
  const times = current?.times?.() ?? 1;
  const cost = current?.cost?.() ?? stake.now() * times;
  ui.action.firstElementChild?.replaceChildren(
    label,
    ...(worth === '' ? [] : [el('span', { 'aria-hidden': 'true' }, ` ${worth}`)]),
    ...(current && cost > 0 ? [' ', el('b', { class: 'cost' }, whole(cost))] : []),
  );
}

function tableFor(seat: SeatOnWire, stake: Stake, run: Table['run']): Table {
  const started = async (cost: number, ask: () => Promise<RoundOnWire>, isShownAtOnce: boolean) => {
    if (underWay <= 1) {
      ui.win.parentElement?.classList.remove('lit');
      ui.win.textContent = money(0);
      // What came of the round before is past, and the same again is to be heard again.
      say('');
    }
    cue('start');
    if (!isShownAtOnce) notifyApp({ type: 'round', stake: cost });
    // A bet of more than there is will be refused.
    const held = cost <= shown ? cost : 0;
    onTheWay += held;
    showBalance();
    try {
      const round = await ask();
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
    stage: byId('stage'),
    lay(...parts) {
      const title = el('p', { class: 'title gilded', 'aria-hidden': 'true' }, boot.game.name);
      byId('stage').append(title, ...parts);
      return title;
    },
    stake: stake.now,
    setAction(text, { tone = '', isOff: isAway = false, worth: now = '' } = {}) {
      label = text;
      worth = now;
      showAction(stake);
      ui.action.className = `action ${tone}`;
      switchOff(ui.action, isAway);
    },
    recount() {
      stake.limit(current?.times?.() ?? 1);
      showAction(stake);
    },
    play(stakes, { auto, isShownAtOnce = false, round = newRound() } = {}) {
      const total = stakes.reduce((sum, own) => sum + own.stake, 0);
      const ask = () => playRound(round, stakes, stake.now(), auto);
      // A shared round is followed anyway.
      return started(total, () => (isShownAtOnce ? ask() : answered(round, ask)), isShownAtOnce);
    },
    playFree() {
      const round = newRound();
      return started(0, () => answered(round, () => playFree(round)), false);
    },
    stakeMore: (more, ask) => started(more, ask, false),
    showWallet({ balance }) {
      showBalance(balance);
      notifyApp({ type: 'balance' });
    },
    async pay(round, came = '') {
      // What was played since is in a later answer than this round's.
      const isKnown = coming.delete(round.round);
      showBalance(isKnown ? wallet : round.balance, round.payout > 0 ? 700 : 0);
      notifyApp({ type: 'balance' });
      sayPaid(round, came, seat.currency);
      if (round.payout > 0) await cheer(round.payout, round.stake);
    },
    holdStake: stake.hold,
  };
}

async function alone(table: Table, page: GamePage, does: () => Promise<void>): Promise<void> {
  if (underWay > 0 && !page.actsWhileBusy) return;
  underWay += 1;
  const holdAll = (isHeld: boolean) => {
    table.holdStake(isHeld || (page.isOpen?.() ?? false));
    for (const control of page.controls ?? []) control.disabled = isHeld;
  };
  holdAll(true);
  ui.action.classList.add('busy');
  try {
    await does();
  } catch (error) {
    failed(error);
  } finally {
    underWay -= 1;
    if (underWay === 0) {
      coming.clear();
      holdAll(false);
      ui.action.classList.remove('busy');
    }
  }
}

async function leave(page: GamePage): Promise<void> {
  await page.settle?.().catch(() => undefined);
  notifyApp({ type: 'balance' });
  notifyApp({ type: 'settled' });
}

/**
 * Shows a round whose result is known at once, pays it, and describes it.
 * @param show resolves when the player has seen the outcome, with what came of it in words (tell.ts)
 */
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
    const stake = buildStake(seat, () => {
      showAction(stake);
      current?.onStake?.();
    });
    const table = tableFor(seat, stake, (does) => alone(table, page, does));
    showBalance(seat.balance);
    const page: GamePage = await build(table);
    current = page;
    stake.name(page.stakeName);
    table.recount();
    page.onStake?.();
    showRules(seat, page.rules);
    ui.action.addEventListener('click', () => {
      if (!isOff(ui.action)) void table.run(() => page.act());
    });
    // A key that is held down decides nothing on what came into its place.
    document.addEventListener('keydown', (event) => {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    });
    onAppMessage((type) => {
      if (type === 'settle') void leave(page);
      else if (underWay === 0) void refresh(page).catch(failed);
    });
  });
