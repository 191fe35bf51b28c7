const FULL_MASK_LENGTH = 9;

/**
 * Shows the first and last 3 characters (APP-10). A shorter text never shows more than it hides, and the number of
 * asterisks does not reveal its length.
 */
export function masked(text: string): string {
  if (text === '') return '';
  const shown = text.length >= FULL_MASK_LENGTH ? 3 : Math.floor(text.length / 4);
  return shown === 0 ? '***' : `${text.slice(0, shown)}***${text.slice(-shown)}`;
}
