/** A number as people write it: `+56 9 1234 5678`. */
export function writtenNumber(number: string, phonePrefix: string): string {
  const grouped = number.length === 9 ? number.replace(/^(\d)(\d{4})(\d{4})$/, '$1 $2 $3') : number;
  return `+${phonePrefix} ${grouped}`;
}
