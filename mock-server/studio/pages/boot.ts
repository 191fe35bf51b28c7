import type { EngineName } from '../engines/engine.ts';
import type { MotifWords } from './motif-words.ts';
import type { Lang } from './text-pairs.ts';
import type { wordsFor } from './words.ts';

/** Data in a game's page. None of it is worth stealing: the entry is valid for one seat. */
export interface Boot {
  api: string;
  verify: string;
  entry: string;
  /** World of the calls; empty for the default one. */
  world: string;
  lang: Lang;
  engine: EngineName;
  game: { id: string; name: string };
  art: { motif: string; wild: string; scatter: string; chip: string; symbols: readonly string[] };
  /** Names of the symbols, in their order; a slot's end with its wild and its bonus. */
  names: readonly MotifWords[];
  /** Names that runners of a race are drawn from; none in other games. */
  runners: readonly string[];
  words: ReturnType<typeof wordsFor>;
  rule: string;
}
