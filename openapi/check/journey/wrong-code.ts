/** @param at the digit that is another one */
export function wrongCode(code: string, at = code.length - 1): string {
  return `${code.slice(0, at)}${code[at] === '7' ? '3' : '7'}${code.slice(at + 1)}`;
}
