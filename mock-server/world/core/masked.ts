/** From this length on, the first and last 3 characters are shown; a Chilean number has 9. */
const FULL_MASK_LENGTH = 9;

/**
 * Text with its first and last 3 characters shown (APP-10). Shorter texts never reveal more than they hide, and the
 * number of asterisks does not reveal the length.
 */
export function masked(text: string): string {
  if (text === '') return '';
  const shown = text.length >= FULL_MASK_LENGTH ? 3 : Math.floor(text.length / 4);
  return shown === 0 ? '***' : `${text.slice(0, shown)}***${text.slice(-shown)}`;
}
