import { fill, times } from '../../kit/words/figures.ts';
import type { GameWords } from '../words.ts';

/** @param leftAt hundredths; 0 when the flight ended first */
export const describeFlight = ({ crash }: GameWords, leftAt: number, bust: number) =>
  leftAt > 0 ? fill(crash.left, { times: times(leftAt) }) : fill(crash.bust, { times: times(bust) });
