import { fold, wordsOf } from './fold.ts';

/** A piece of a name, and whether it answers the query. */
export interface NamePart {
  text: string;
  isHit: boolean;
  /** Place of its first letter in the name. */
  start: number;
}

/** Every letter as written, with its folded form. */
function lettersOf(name: string): { written: string; folded: string }[] {
  // A letter may be written as several characters (n and a tilde); they are taken together.
  return (name.match(/\P{Mark}\p{Mark}*/gu) ?? []).map((written) => ({
    written,
    folded: fold(written) || ' ',
  }));
}

/** The name in pieces, the parts a query found marked: "Cóndor" for "ndo" gives C ó [ndo] r. */
export function highlight(name: string, query: string): NamePart[] {
  const letters = lettersOf(name);
  const owners = letters.flatMap(({ folded }, index) => [...folded].map(() => index));
  const text = letters.map(({ folded }) => folded).join('');
  const hits = new Set<number>();
  for (const word of wordsOf(query)) {
    // The beginning of a word counts before the middle of one, as it does for the search.
    const atWord = ` ${text}`.indexOf(` ${word}`);
    const at = atWord >= 0 ? atWord : text.indexOf(word);
    if (at < 0) continue;
    for (const owner of owners.slice(at, at + word.length)) hits.add(owner);
  }
  const parts: NamePart[] = [];
  for (const [index, { written }] of letters.entries()) {
    const isHit = hits.has(index);
    const last = parts.at(-1);
    if (last && last.isHit === isHit) last.text += written;
    else parts.push({ text: written, isHit, start: index });
  }
  return parts;
}
