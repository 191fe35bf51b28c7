import type { EngineName } from '../chance/engine.ts';
import type { MotifWords } from '../words/motif-words.ts';
import type { Lang } from '../words/text-pairs.ts';
import type { SharedWords } from '../words/words.ts';

/** Data in a game's page. It holds no secret: the entry is valid for one seat. */
export interface Boot {
  api: string;
  verify: string;
  entry: string;
  /** World of the calls; empty for the default world. */
  world: string;
  lang: Lang;
  engine: EngineName;
  game: { id: string; name: string };
  art: { motif: string; wild: string; scatter: string; chip: string; symbols: readonly string[] };
  /** In the order of the symbols; a slot adds its wild and its bonus at the end. */
  names: readonly MotifWords[];
  runners: readonly string[];
  words: SharedWords;
  rule: string;
  /** Bets on matches are no rounds. */
  hasRounds: boolean;
  /** The stage has choices that follow the bet, so it follows the bar for keyboards and screen readers. */
  hasChoices: boolean;
}
