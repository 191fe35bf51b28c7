import type { RoundOnWire } from '../../wire/game-wire.ts';
import type { HandMove } from '../chance/hand.ts';
import { decide, Refused, state, watch } from '../frame/calls.ts';
import { byId, el, isOff, switchOff, whole, words } from '../frame/dom.ts';
import { follow } from '../frame/follow.ts';
import type { GamePage, Table } from '../frame/shell.tsx';
import { say, toast } from '../frame/talk.tsx';

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
  rules?: readonly (Node | string)[];
  restMs?: number;
}

/** The row always has its place, so that nothing moves under a thumb. */
export function buildMoves(
  labels: readonly (readonly [move: HandMove, label: string])[],
  raises: readonly HandMove[],
  onMove: (move: HandMove) => void,
): { root: HTMLElement } & Pick<HandView, 'offer' | 'choice'> {
  const buttons = labels.map(([move, label]) => {
    const cost = el('small', {});
    const button = el(
      'button',
      { type: 'button', class: `move ${move}`, 'aria-disabled': 'true', tabindex: -1 },
      label,
      ...(raises.includes(move) ? [' ', cost] : []),
    );
    button.addEventListener('click', () => {
      if (!isOff(button)) onMove(move);
    });
    return { move, button, cost };
  });
  return {
    root: el(
      'div',
      { class: 'moves', role: 'group', 'aria-label': words.decisions },
      ...buttons.map(({ button }) => button),
    ),
    choice: () => buttons.find(({ button }) => !isOff(button))?.button,
    offer(possible, raise) {
      for (const { move, button, cost } of buttons) {
        switchOff(button, !possible.includes(move));
        cost.textContent = `+${whole(raise)}`;
      }
    },
  };
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
    if (current) say(view.describe(round));
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
      rules: view.rules ?? [],
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
