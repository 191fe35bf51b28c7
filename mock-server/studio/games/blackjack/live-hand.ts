import type { HandMove } from '../../kit/chance/hand.ts';
import type { Outcome } from '../../kit/chance/outcomes.ts';
import { decide } from '../../kit/frame/calls.ts';
import { boot, byId, fill } from '../../kit/frame/dom.ts';
import { follow } from '../../kit/frame/follow.ts';
import { announce } from '../../kit/frame/messages.tsx';
import type { GamePage, Table } from '../../kit/frame/shell.tsx';
import type { HandView } from '../../kit/hand/hand-round.ts';
import { playLive } from '../../kit/live/live.tsx';
import { type Pair, textsIn } from '../../kit/words/text-pairs.ts';
import type { RoundOnWire } from '../../wire/game-wire.ts';
import { handPoints } from './engine.ts';

const texts = {
  decide: ['¿Pides o te plantas?', 'Hit or stand?'],
  handOver: ['Esperamos a los demás', 'Waiting for the other players'],
  watching: ['Miras esta ronda: apuestas en la próxima', 'You are watching: bet on the next round'],
  sharedHand: ['La mano de todos', 'Everybody’s hand'],
  dealerWith: ['El crupier tiene {points}', 'The dealer has {points}'],
  handRule: [
    'Todos reciben las mismas dos cartas y cada uno decide lo suyo hasta que termina el tiempo; después te plantas. Las cartas que pides son de tu puesto: están fijadas antes de la ronda y nadie más las recibe.',
    'Everybody gets the same two cards and decides for themselves until the time is up; then you stand. The cards you take belong to your place: they are fixed before the round and nobody else gets them.',
  ],
} as const satisfies Record<string, Pair>;

const words = textsIn(texts, boot.lang);

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
    view.watches?.(round ? undefined : words.sharedHand);
    await view.lay(round ?? { outcome });
    offer();
    if (own?.hand?.moves.length) announce(view.describe(own));
    follow(view.choice() ?? byId('action'));
  }

  const page = playLive(table, {
    rules: [words.handRule],
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
      return fill(words.dealerWith, { points: resultOf(outcome).text });
    },
    own: (round) => lay(round, null),
    describeOwn: (round) => view.describe(round),
    playing({ own: round }) {
      if (!round) return words.watching;
      return round.hand?.moves.length ? words.decide : words.handOver;
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
