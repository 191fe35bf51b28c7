import type { Card } from '../../kit/chance/outcomes.ts';
import { fill } from '../../kit/words/figures.ts';
import type { GameWords } from '../words.ts';
import type { BlackjackOutcome } from './engine.ts';

/** `17`, or `7 / 17` while an ace can count as both. */
export function pointsOf(cards: readonly Card[], isOver: boolean): string {
  const ranks = cards.map((card) => Math.min((card % 13) + 1, 10));
  const points = ranks.reduce((sum, rank) => sum + rank, 0);
  if (!ranks.includes(1) || points > 11) return String(points);
  return isOver || points === 11 ? String(points + 10) : `${points} / ${points + 10}`;
}

function describeOwn(
  words: GameWords,
  own: BlackjackOutcome['hands'][number],
  theirs: readonly Card[],
): string {
  const { blackjack } = words;
  const places = { you: pointsOf(own.cards, true), dealer: pointsOf(theirs, true) };
  const isDealerBust = Number(places.dealer) > 21;
  const texts = {
    blackjack: blackjack.blackjackOver,
    won: isDealerBust ? blackjack.dealerBust : words.blackjack.against,
    pushed: blackjack.pushAt,
    lost: blackjack.lostTo,
    bust: blackjack.youBust,
  } as const;
  return own.result === null ? '' : fill(texts[own.result], places);
}

/** The result in words for the live region (GAM-17). */
export function describeBlackjack(words: GameWords, { hands, dealer }: BlackjackOutcome): string {
  const [first, ...more] = hands.map((own) => describeOwn(words, own, dealer));
  if (more.length === 0) return first ?? '';
  return [first, ...more]
    .map((text, at) => `${fill(words.blackjack.handOf, { n: at + 1 })}: ${text}`)
    .join('. ');
}
