import { fill, times } from '../../kit/words/figures.ts';
import type { GameWords } from '../words.ts';
import type { PokerOutcome, PokerRank } from './engine.ts';

export const rankName = ({ poker }: GameWords, rank: PokerRank): string =>
  ({
    high: poker.highCard,
    pair: poker.pair,
    flush: poker.flush,
    straight: poker.straight,
    three: poker.three,
    'straight-flush': poker.straightFlush,
  })[rank];

export function describePoker(words: GameWords, { rank, dealerRank, bonus, result }: PokerOutcome): string {
  const { poker } = words;
  if (result === null || dealerRank === null) return fill(poker.youHold, { hand: rankName(words, rank) });
  const texts = {
    won: poker.wonOver,
    unqualified: poker.noQueenWith,
    pushed: poker.pushAt,
    lost: poker.lostTo,
    folded: poker.foldedWith,
  } as const;
  const came = fill(texts[result], { you: rankName(words, rank), dealer: rankName(words, dealerRank) });
  return bonus === 0 ? came : `${came}. ${fill(poker.bonus, { times: times(bonus) })}`;
}
