import { fill } from '../../kit/words/figures.ts';
import type { GameWords } from '../words.ts';

const listed = (numbers: readonly number[]) => numbers.join(', ');

export function describeKeno(
  { keno }: GameWords,
  drawn: readonly number[],
  picks: readonly number[],
): string {
  const hits = picks.filter((pick) => drawn.includes(pick));
  const hit = fill(keno.hit, { hits: hits.length, picks: picks.length });
  return `${hits.length > 0 ? `${hit}: ${listed(hits)}` : hit}. ${fill(keno.drawn, { numbers: listed(drawn) })}`;
}
