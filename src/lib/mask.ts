const KEPT = 3;
const DOT = '•';

/** Keeps the first and last three characters, of a short text fewer (spec point 5, APP-10). */
export function maskText(text: string): string {
  const characters = [...text];
  const { length } = characters;
  const kept = length >= 3 * KEPT ? KEPT : Math.floor(length / 4);
  const hidden = DOT.repeat(length - 2 * kept);
  return characters.slice(0, kept).join('') + hidden + characters.slice(length - kept).join('');
}

/** The server masks with asterisks; the app shows its own mark instead. */
export function shownMask(masked: string): string {
  return masked.replaceAll('*', DOT);
}
