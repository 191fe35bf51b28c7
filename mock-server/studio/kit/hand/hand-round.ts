import type { RoundOnWire } from '../../wire/game-wire.ts';
import type { HandMove } from '../chance/hand.ts';
import { decide, Refused, state, watch } from '../frame/calls.ts';
import { byId } from '../frame/dom.ts';
import { follow } from '../frame/follow.ts';
import { announce, toast } from '../frame/messages.tsx';
import type { GamePage, Table } from '../frame/shell.tsx';

/** A second tap within this time belongs to the first, so that nobody decides on unseen cards. */
const TAP_REST_MS = 350;

export interface HandView {
  spot?(): string;
  start: string;
  main?(round: RoundOnWire): { label: string; move: HandMove } | undefined;
  offer(moves: readonly HandMove[], raise: number): void;
  choice(): HTMLElement | null | undefined;
  raises?: readonly HandMove[];
  clear(): void;
  watches?(name: string | undefined): void;
  lay(round: Pick<RoundOnWire, 'outcome'>): Promise<void>;
  describe(round: RoundOnWire): string;
  restMs?: number;
}

/** Also continues a hand that was open before the page, that another tab played, or that the server ended. */
export function playHands(table: Table, view: HandView): { take(move: HandMove): void; page: GamePage } {
  let current: RoundOnWire | undefined;
  let shown = '';
  let restsUntil = 0;

  const raiseOf = () => current?.hand?.raise ?? table.stake();

  function offer(): void {
    const main = current && view.main?.(current);
    if (main) table.setAction(main.label, { tone: 'live' });
    else table.setAction(view.start, { isOff: current !== undefined });
    view.offer(current?.hand?.moves ?? [], raiseOf());
  }

  async function show(round: RoundOnWire): Promise<void> {
    view.offer([], raiseOf());
    table.setAction(view.start, { isOff: true });
    if (round.round !== shown) view.clear();
    shown = round.round;
    current = round.state === 'open' ? round : undefined;
    await view.lay(round);
    if (current) table.showWallet(round);
    else await table.pay(round, view.describe(round));
    if (current) announce(view.describe(round));
    restsUntil = performance.now() + (view.restMs ?? TAP_REST_MS);
    offer();
    follow((current && view.choice()) ?? byId('action'));
  }

  /** The page and the server disagree about the hand: shows the server's. */
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
    view.offer([], hand.raise);
    try {
      const stake = view.raises?.includes(move) ? hand.raise : 0;
      await show(await table.stakeMore(stake, () => decide(round, hand.step, move)));
    } catch (error) {
      await catchUp(error, () => watch(round));
    } finally {
      offer();
    }
  }

  if (table.seat.open) {
    const round = table.seat.open;
    setTimeout(() => void table.run(() => show(round)));
  }

  return {
    take: (move) => void table.run(() => take(move)),
    page: {
      isOpen: () => current !== undefined,
      cost: () => (current ? 0 : table.stake()),
      onStake: offer,
      async act() {
        const main = current && view.main?.(current);
        if (main) return take(main.move);
        if (current || isResting()) return;
        try {
          await show(await table.play([{ spot: view.spot?.() ?? 'hand', stake: table.stake() }]));
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
    },
  };
}
