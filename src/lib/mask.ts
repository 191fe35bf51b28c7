const KEPT = 3;
const DOT = '•';

/**
 * Keeps the first and last three characters (spec point 5). Three kept on each side need at least as many hidden in
 * the middle, so a text under nine characters keeps fewer and never shows more than it hides (APP-10).
 */
export function maskText(text: string): string {
  const characters = [...text];
  const { length } = characters;
  const kept = length >= 3 * KEPT ? KEPT : Math.floor(length / 4);
  const hidden = DOT.repeat(length - 2 * kept);
  return characters.slice(0, kept).join('') + hidden + characters.slice(length - kept).join('');
}

/** A text the server masked with asterisks, in the look of ours. */
export function shownMask(masked: string): string {
  return masked.replaceAll('*', DOT);
}
