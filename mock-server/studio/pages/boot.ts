import type { EngineName } from '../engines/engine.ts';
import type { Lang } from './text-pairs.ts';
import type { wordsFor } from './words.ts';

/** What a game page is born with. Nothing in it is worth stealing: the entry is good for one seat. */
export interface Boot {
  /** Address of the calls, with a slash at its end. */
  api: string;
  /** Address of the page that verifies a round. */
  verify: string;
  entry: string;
  /** World of the calls; empty for the default one. */
  world: string;
  lang: Lang;
  engine: EngineName;
  game: { id: string; name: string };
  art: { motif: string; wild: string; scatter: string; chip: string; symbols: readonly string[] };
  /** Those of other games are left out. */
  words: ReturnType<typeof wordsFor>;
  /** How this game is played. */
  rule: string;
}
