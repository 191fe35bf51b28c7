import { fold, wordsOf } from './fold.ts';

export interface NamePart {
  text: string;
  isHit: boolean;
  start: number;
}

function lettersOf(name: string): { written: string; folded: string }[] {
  // A letter may consist of several characters (n and a tilde), which stay together.
  return (name.match(/\P{Mark}\p{Mark}*/gu) ?? []).map((written) => ({
    written,
    folded: fold(written) || ' ',
  }));
}

export function highlight(name: string, query: string): NamePart[] {
  const letters = lettersOf(name);
  const owners = letters.flatMap(({ folded }, index) => [...folded].map(() => index));
  const text = letters.map(({ folded }) => folded).join('');
  const hits = new Set<number>();
  for (const word of wordsOf(query)) {
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
