import { fill } from '../figures.ts';
import type { GameWords } from '../words.ts';

/**
 * What came of a round in words, for those who do not see it; what it paid is said after it (GAM-17).
 * @param pay text of the field, as it stands on the wheel
 */
export const tellWheel = ({ wheel }: GameWords, pay: string) => fill(wheel.stopped, { pay });
