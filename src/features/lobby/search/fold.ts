const MARKS = /\p{Diacritic}/gu;
const NOT_WORD = /[^\p{Letter}\p{Number}]+/gu;

/** Removes accents, case and repeated spaces for comparison: "Ñuñoa's 7" becomes "nunoa s 7". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().replace(NOT_WORD, ' ').trim();
}

export function wordsOf(query: string): string[] {
  const folded = fold(query);
  return folded === '' ? [] : folded.split(' ');
}
