import { fill } from '../../kit/words/figures.ts';
import type { MotifWords } from '../../kit/words/motif-words.ts';
import type { GameWords } from '../words.ts';
import { SCRATCH_BLANK } from './engine.ts';

export function describeScratch(
  { scratch }: GameWords,
  fields: readonly number[],
  names: readonly MotifWords[],
): string {
  const signs = fields.filter((symbol) => symbol !== SCRATCH_BLANK);
  const alike = signs.find((symbol) => signs.filter((other) => other === symbol).length === 3);
  return alike === undefined ? scratch.none : fill(scratch.three, { name: names[alike]?.many ?? '' });
}
