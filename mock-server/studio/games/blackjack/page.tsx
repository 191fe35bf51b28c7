/** @jsxImportSource preact */
import { words } from '../page-words.ts';
import './page.css';
import type { Card } from '../../kit/chance/outcomes.ts';
import { fill } from '../../kit/frame/dom.ts';
import { start } from '../../kit/frame/shell.tsx';
import { cardName, type Hand } from '../../kit/hand/cards.tsx';
import { buildDuel } from '../../kit/hand/duel.tsx';
import { type HandView, playHands } from '../../kit/hand/hand-round.ts';
import type { RoundOnWire } from '../../wire/game-wire.ts';
import { type BlackjackOutcome, handPoints } from './engine.ts';

type Own = BlackjackOutcome['hands'][number];

const resultNames: Readonly<Record<NonNullable<Own['result']>, string>> = {
  blackjack: 'Blackjack',
  won: words.blackjack.youWin,
  pushed: words.blackjack.push,
  lost: words.blackjack.dealerWins,
  bust: words.blackjack.bust,
};

const hasWon = ({ result }: Own) => result === 'won' || result === 'blackjack';

/** `17`, or `7 / 17` while an ace can count as both. */
function pointsOf(cards: readonly Card[], isOver: boolean): string {
  const { points, isSoft } = handPoints(cards);
  return isSoft && !isOver && points < 21 ? `${points - 10} / ${points}` : String(points);
}

function describeEnd({ cards, result }: Own, dealer: readonly Card[]): string {
  const places = { you: pointsOf(cards, true), dealer: pointsOf(dealer, true) };
  const texts = {
    blackjack: words.blackjack.blackjackOver,
    won: handPoints(dealer).points > 21 ? words.blackjack.dealerBust : words.blackjack.against,
    pushed: words.blackjack.pushAt,
    lost: words.blackjack.lostTo,
    bust: words.blackjack.youBust,
  } as const;
  return result === null ? '' : fill(texts[result], places);
}

async function layMore(hand: Hand, cards: readonly Card[], isOver: boolean): Promise<void> {
  for (const at of cards.keys()) {
    if (at < hand.count()) continue;
    await hand.deal(cards[at]);
    hand.set({ points: pointsOf(cards.slice(0, at + 1), isOver && at === cards.length - 1) });
  }
}

const resultText = (hands: readonly Own[]) =>
  hands.map(({ result }) => (result === null ? '' : resultNames[result])).join(' · ');

void start(async (table) => {
  const live = table.seat.live ? await import('./live-hand.ts') : undefined;
  const duel = buildDuel({
    print: words.blackjack.print,
    dealer: table.seat.dealer,
    moves: [
      ['hit', words.blackjack.hit],
      ['stand', words.blackjack.stand],
      ['double', words.blackjack.doubleDown],
      ['split', words.blackjack.split],
    ],
    raises: ['double', 'split'],
    onMove: (move) => hands.take(move),
  });
  const { dealer, player } = duel;
  let parts: Hand[] = [player];
  let isWatching = false;

  async function splitPair(hands: readonly Own[]): Promise<void> {
    const second = duel.split();
    parts = [player, second];
    player.clear();
    for (const [at, hand] of parts.entries()) await hand.deal(hands[at]?.cards[0]);
  }

  async function lay({ outcome }: Pick<RoundOnWire, 'outcome'>): Promise<void> {
    if (outcome?.engine !== 'blackjack') return;
    const { hands, dealer: theirs, active } = outcome;
    const own = hands[0]?.cards ?? [];
    if (dealer.count() === 0) {
      await layMore(player, own.slice(0, 1), false);
      await layMore(dealer, theirs.slice(0, 1), false);
      if (hands.length === 1) await layMore(player, own.slice(0, 2), false);
      await dealer.deal();
    }
    if (hands.length > parts.length) await splitPair(hands);
    const isOver = hands.every(({ result }) => result !== null);
    for (const [at, part] of parts.entries()) {
      const cards = hands[at]?.cards ?? [];
      await layMore(part, cards, isOver);
      part.set({ points: pointsOf(cards, isOver), isActive: parts.length > 1 && at === active });
    }
    // At a live table the dealer waits for all players, and shows only a blackjack earlier.
    if (!isOver && theirs.length < 2) return;
    const [first = 0, second = 0] = theirs;
    await dealer.turn(second);
    dealer.set({ points: pointsOf([first, second], theirs.length === 2) });
    await layMore(dealer, theirs, true);
    if (!isOver || isWatching) return;
    for (const [at, part] of parts.entries())
      part.set({ isWinner: hands[at] !== undefined && hasWon(hands[at]) });
    duel.end(resultText(hands), hands.some(hasWon) ? 'won' : '');
  }

  const view: HandView = {
    ...duel.hand,
    start: words.blackjack.deal,
    clear() {
      duel.hand.clear();
      parts = [player];
    },
    lay,
    watches(name) {
      isWatching = name !== undefined;
      player.set({ name: name ?? words.blackjack.you });
    },
    describe({ outcome }) {
      if (outcome?.engine !== 'blackjack') return '';
      const { hands: all, active, dealer: theirs } = outcome;
      const named = (at: number, text: string) =>
        all.length > 1 ? `${fill(words.blackjack.handOf, { n: at + 1 })}: ${text}` : text;
      if (active === null && all.some(({ result }) => result === null)) return '';
      if (active === null) return all.map((own, at) => named(at, describeEnd(own, theirs))).join('. ');
      const points = pointsOf(all[active]?.cards ?? [], false);
      return named(active, fill(words.blackjack.yourTurn, { points, card: cardName(theirs[0] ?? 0) }));
    },
  };
  const hands = live ? live.playSharedHand(table, view) : playHands(table, view);
  return {
    ...hands.page,
    view: duel.view,
  };
});
