import type { MotifName } from '../art/motifs/motifs.ts';
import type { CategoryId, GameEngine } from './catalogue-types.ts';

/** Games that share a subject, an engine and a home category. */
export interface GameGroup {
  readonly motif: MotifName;
  readonly engine: GameEngine;
  readonly category: CategoryId;
  readonly names: readonly string[];
}
