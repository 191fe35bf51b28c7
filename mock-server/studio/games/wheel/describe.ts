import { fill } from '../../kit/words/figures.ts';
import type { GameWords } from '../words.ts';

/** @param pay text on the segment */
export const describeWheel = ({ wheel }: GameWords, pay: string) => fill(wheel.stopped, { pay });
