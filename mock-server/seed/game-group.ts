import type { MotifName } from '../studio/art/motifs/motifs.ts';
import type { GameKind } from '../studio/engines/engine.ts';
import type { CategoryId } from '../world/tables/catalogue.ts';

/** Games that share a subject, an engine and a home category. */
export interface GameGroup {
  readonly motif: MotifName;
  readonly engine: GameKind;
  readonly category: CategoryId;
  readonly names: readonly string[];
}
