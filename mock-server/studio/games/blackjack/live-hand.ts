import type { HandMove } from '../../kit/chance/hand.ts';
import type { Outcome } from '../../kit/chance/outcomes.ts';
import { decide } from '../../kit/frame/calls.ts';
import { byId, fill } from '../../kit/frame/dom.ts';
import { follow } from '../../kit/frame/follow.ts';
import type { GamePage, Table } from '../../kit/frame/shell.tsx';
import { say } from '../../kit/frame/talk.tsx';
import type { HandView } from '../../kit/hand/hand-round.ts';
import { liveWords, playLive } from '../../kit/live/live.tsx';
import type { RoundOnWire } from '../../wire/game-wire.ts';
import { handPoints } from './engine.ts';

function resultOf(outcome: Outcome | null): { text: string; tone: string } {
  if (outcome?.engine !== 'blackjack') return { text: '', tone: '' };
  const { points } = handPoints(outcome.dealer);
  const isBlackjack = outcome.dealer.length === 2 && points === 21;
  return { text: String(points), tone: points > 21 ? 'green' : isBlackjack ? 'red' : '' };
}

export function playSharedHand(table: Table, view: HandView): { take(move: HandMove): void; page: GamePage } {
  let own: RoundOnWire | null = null;
  const offer = () => view.offer(own?.hand?.moves ?? [], own?.hand?.raise ?? table.stake());

  async function lay(round: RoundOnWire | null, outcome: Outcome | null): Promise<void> {
    view.offer([], table.stake());
    own = round?.state === 'open' ? round : null;
    view.watches?.(round ? undefined : liveWords.sharedHand);
    await view.lay(round ?? { outcome });
    offer();
    if (own?.hand?.moves.length) say(view.describe(own));
    follow(view.choice() ?? byId('action'));
  }

  const page = playLive(table, {
    rules: [liveWords.handRule],
    stakes: () => [{ spot: 'shared', stake: table.stake() }],
    clear() {
      own = null;
      view.watches?.(undefined);
      view.clear();
      offer();
    },
    play: ({ own: round, outcome }) => lay(round, outcome),
    async end({ own: round, outcome }) {
      await lay(round, outcome);
      return fill(liveWords.dealerWith, { points: resultOf(outcome).text });
    },
    own: (round) => lay(round, null),
    tell: (round) => view.describe(round),
    playing({ own: round }) {
      if (!round) return liveWords.watching;
      return round.hand?.moves.length ? liveWords.decide : liveWords.handOver;
    },
    label: ({ outcome }) => resultOf(outcome),
  });
  return {
    page: { ...page, onStake: offer },
    take(move) {
      if (!own?.hand) return;
      const { round, hand } = own;
      const stake = view.raises?.includes(move) ? hand.raise : 0;
      page.take(() => table.stakeMore(stake, () => decide(round, hand.step, move)));
    },
  };
}
