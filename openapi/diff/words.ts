/** A value of a contract in a message. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => JSON.stringify(item)).join(', ');
  return JSON.stringify(value) ?? 'nothing';
}
