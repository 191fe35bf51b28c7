export function wrongCode(code: string): string {
  const last = code.at(-1) ?? '0';
  return `${code.slice(0, -1)}${last === '0' ? '1' : '0'}`;
}
