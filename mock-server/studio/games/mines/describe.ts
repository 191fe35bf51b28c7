import { fill, times } from '../../kit/words/figures.ts';
import type { GameWords } from '../words.ts';
import type { MinesOutcome } from './engine.ts';
import { minesPay } from './engine.ts';

export function describeMines({ mines }: GameWords, { opened, count, result }: MinesOutcome): string {
  if (result === 'hit') return mines.hitMine;
  const now = times(minesPay(count, opened.length));
  if (result === 'taken') return fill(mines.tookAt, { times: now });
  if (opened.length === 0) return mines.pickField;
  const next = times(minesPay(count, opened.length + 1));
  return fill(mines.safeSoFar, { count: opened.length, times: now, next });
}
