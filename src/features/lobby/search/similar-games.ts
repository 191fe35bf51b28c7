import type { Game } from '../../../api/generated/contract.schemas.ts';
import { wordsOf } from './fold.ts';
import type { GameIndex } from './game-index.ts';

const MAX_SIMILAR = 4;
/** Two words may be the same, mistyped, if they share this part of their letter pairs. */
const ALIKE = 0.5;

function pairsOf(word: string): string[] {
  // The edges count as letters, because typing errors are rare in the first and last letter.
  const framed = `^${word}$`;
  return Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2));
}

/** Similarity of two words, 0 to 1, by their shared letter pairs (Dice). */
function likeness(word: string, pairs: ReadonlySet<string>, known: Map<string, number>): number {
  const before = known.get(word);
  if (before !== undefined) return before;
  const own = pairsOf(word);
  const value = (2 * own.filter((pair) => pairs.has(pair)).length) / (own.length + pairs.size);
  known.set(word, value);
  return value;
}

export function similarGames(index: GameIndex, query: string): Game[] {
  const asked = wordsOf(query).map((word) => ({
    pairs: new Set(pairsOf(word)),
    known: new Map<string, number>(),
  }));
  if (asked.length === 0) return [];
  const scored = index.flatMap(({ game, name }) => {
    const words = name.trim().split(' ');
    const best = asked.map(({ pairs, known }) =>
      Math.max(...words.map((word) => likeness(word, pairs, known))),
    );
    const score = best.reduce((sum, value) => sum + value, 0) / best.length;
    return score >= ALIKE ? [{ game, score }] : [];
  });
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SIMILAR)
    .map(({ game }) => game);
}
