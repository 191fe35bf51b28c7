import { fill, money } from '../../kit/words/figures.ts';
import type { MotifWords } from '../../kit/words/motif-words.ts';
import type { GameWords } from '../words.ts';
import type { SlotOutcome } from './engine.ts';
import { REELS, ROWS } from './reels.ts';

interface SlotRound {
  names: readonly MotifWords[];
  /** Major units. */
  stake: number;
  jackpot: number;
}

export function describeSlot(words: GameWords, { spins }: SlotOutcome, { names, stake, jackpot }: SlotRound) {
  const counts = words.slot.counts.split(',');
  const [first, ...free] = spins;
  const amountOf = (pay: number) => money((pay * stake) / 100);
  const wins = first?.wins ?? [];
  const isAll = wins.length === 1 && free.length === 0 && jackpot === 0;
  const middle = () =>
    Array.from({ length: REELS }, (_, reel) => names[first?.cells[reel * ROWS + 1] ?? 0]?.one);
  if (wins.length === 0 && free.length === 0 && jackpot === 0)
    return fill(words.slot.middle, { symbols: middle().join(', ') });
  const freePay = free.reduce((sum, { pay }) => sum + pay, 0);
  return [
    ...wins.map(({ symbol, count, pay }) => {
      const name = `${counts[count - 3]} ${names[symbol]?.many}`;
      // The payment message already has the amount of a single win.
      return isAll ? name : `${name}, ${amountOf(pay)}`;
    }),
    ...(free.length === 0
      ? []
      : [fill(words.slot.freePaid, { count: free.length, amount: amountOf(freePay) })]),
    ...(jackpot === 0 ? [] : [fill(words.slot.potWon, { amount: money(jackpot) })]),
  ].join('. ');
}
