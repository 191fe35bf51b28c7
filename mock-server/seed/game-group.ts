import type { MotifName } from '../studio/art/motifs/motifs.ts';
import type { CategoryId, GameEngine } from '../world/tables/catalogue-types.ts';

/** Games that share a subject, an engine and a home category. */
export interface GameGroup {
  readonly motif: MotifName;
  readonly engine: GameEngine;
  readonly category: CategoryId;
  readonly names: readonly string[];
}
