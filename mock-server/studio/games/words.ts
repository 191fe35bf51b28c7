import type { EngineName } from '../kit/chance/engine.ts';
import { type InOneLang, type Lang, textsIn } from '../kit/words/text-pairs.ts';
import { type SharedWords, sharedWords } from '../kit/words/words.ts';
import { games } from './games.ts';

type OwnWords = { readonly [Name in EngineName]: InOneLang<(typeof games)[Name]['texts']> };

export type GameWords = SharedWords & OwnWords;

export function wordsFor(name: EngineName, lang: Lang): SharedWords & Partial<OwnWords> {
  const {
    loading: _,
    rule: __,
    figures: ___,
    ...own
  }: Record<string, string> = textsIn(games[name].texts, lang);
  return { ...sharedWords(lang), [name]: own };
}
