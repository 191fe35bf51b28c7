/** Words that make a sentence a promise, on which readers rely. */
const PROMISE =
  /\b(always|never|only|alone|empty|absent|null|unless|exceeds?|(newest|latest|oldest|live events) first|new for every|at most|at least|no more than|in (the|their|this) order|descending|ascending|once|twice|every|same|adds? up)\b/i;

export function promisesIn(text) {
  return text
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.;])\s+/)
    .filter((sentence) => PROMISE.test(sentence));
}
