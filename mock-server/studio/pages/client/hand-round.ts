import type { RoundOnWire } from '../../api/game-wire.ts';
import type { HandMove } from '../../engines/hand.ts';
import { decide, leaveHand, Refused, state, watch } from './calls.ts';
import { el, isOff, money, switchOff, words } from './dom.ts';
import type { GamePage, Table } from './shell.ts';
import { paidText, say, toast } from './talk.ts';

/** A second tap within this time belongs to the first: nobody decides what they have not seen. */
const TAP_REST_MS = 350;

/** What a game with decisions shows of its own. */
export interface HandView {
  /** Its moves, from the left; each keeps its place whether it is possible or not. */
  moves: readonly (readonly [move: HandMove, label: string])[];
  /** The move that stakes the first stake again. */
  raise: HandMove;
  /** Takes the last hand off the table. */
  clear(): void;
  /** Lays what has come since, and ends when it is seen. */
  lay(round: RoundOnWire): Promise<void>;
  /** What the player has to know to decide, or what came of it, in words. */
  describe(round: RoundOnWire): string;
  rules: readonly (Node | string)[];
}

/** The row of decisions: always there, so that nothing moves under a thumb. */
function buildMoves(view: HandView, onMove: (move: HandMove) => void) {
  const cost = el('small', {});
  const buttons = view.moves.map(([move, label]) => {
    const button = el(
      'button',
      { type: 'button', class: `move ${move}`, 'aria-disabled': 'true' },
      label,
      ...(move === view.raise ? [' ', cost] : []),
    );
    button.addEventListener('click', () => {
      if (!isOff(button)) onMove(move);
    });
    return { move, button };
  });
  return {
    root: el(
      'div',
      { class: 'moves', role: 'group', 'aria-label': words.decisions },
      ...buttons.map(({ button }) => button),
    ),
    /** Says what a raise costs, in major units. */
    price(stake: number) {
      cost.textContent = `+${money(stake)}`;
    },
    offer(possible: readonly HandMove[]) {
      for (const { move, button } of buttons) switchOff(button, !possible.includes(move));
    },
  };
}

/**
 * Plays the rounds of a game with decisions: deals, takes decisions, and goes on with a hand that was on before the
 * page was opened, that another tab took further or that the server ended.
 */
export function playHands(table: Table, view: HandView): { moves: HTMLElement; page: GamePage } {
  let current: RoundOnWire | undefined;
  let shown = '';
  let restsUntil = 0;
  const moves = buildMoves(view, (move) => void table.run(() => take(move)));

  const offer = () => {
    table.setAction(words.deal, { isOff: current !== undefined });
    moves.price(current?.stake ?? table.stake());
    moves.offer(current?.hand?.moves ?? []);
  };

  async function show(round: RoundOnWire): Promise<void> {
    moves.offer([]);
    table.setAction(words.deal, { isOff: true });
    if (round.round !== shown) view.clear();
    shown = round.round;
    current = round.state === 'open' ? round : undefined;
    await view.lay(round);
    if (current) table.showWallet(round);
    else await table.pay(round);
    say(current ? view.describe(round) : `${view.describe(round)}. ${paidText(round, table.seat.currency)}`);
    restsUntil = performance.now() + TAP_REST_MS;
    offer();
  }

  /** The hand is not where the page thought it was: shows where it is. */
  async function catchUp(error: unknown, find: () => Promise<RoundOnWire | null | undefined>): Promise<void> {
    const isElsewhere = error instanceof Refused && ['hand-open', 'hand-moved-on'].includes(error.code);
    if (!isElsewhere) throw error;
    const round = await find();
    toast(error.message);
    if (round) await show(round);
  }

  const isResting = () => performance.now() < restsUntil;

  async function take(move: HandMove): Promise<void> {
    const before = current;
    if (!before?.hand || isResting()) return;
    const { round, hand } = before;
    moves.offer([]);
    try {
      // The first stake is all that was staked so far: a raise ends the decisions.
      const stake = move === view.raise ? before.stake : 0;
      await show(await table.stakeMore(stake, () => decide(round, hand.step, move)));
    } catch (error) {
      await catchUp(error, () => watch(round));
    } finally {
      offer();
    }
  }

  if (table.seat.open) {
    const round = table.seat.open;
    // A hand that was on before the page was opened goes on.
    setTimeout(() => void table.run(() => show(round)));
  }

  return {
    moves: moves.root,
    page: {
      rules: view.rules,
      isOpen: () => current !== undefined,
      onStake: offer,
      async act() {
        if (current || isResting()) return;
        try {
          await show(await table.play([{ spot: 'hand', stake: table.stake() }]));
        } catch (error) {
          await catchUp(error, async () => (await state()).open);
        } finally {
          offer();
        }
      },
      onSeat({ open }) {
        const known = current;
        if (!known || (open?.round === known.round && open.hand?.step === known.hand?.step)) return;
        void table.run(async () => show(await watch(known.round)));
      },
      async settle() {
        if (current) await leaveHand(current.round);
      },
    },
  };
}
