const MARKS = /\p{Diacritic}/gu;
const NOT_WORD = /[^\p{Letter}\p{Number}]+/gu;

/** A text as search compares it: no accents, no case, words parted by one space. "Ñuñoa's 7" reads "nunoa s 7". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().replace(NOT_WORD, ' ').trim();
}

/** The words of a query; none for a query without letters or digits. */
export function wordsOf(query: string): string[] {
  const folded = fold(query);
  return folded === '' ? [] : folded.split(' ');
}
