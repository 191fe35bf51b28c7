import { words as shared } from '../kit/frame/dom.ts';
import type { GameWords } from './words.ts';

/** The words of the page with those of its game. */
export const words = shared as GameWords;
