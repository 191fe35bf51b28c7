/** What a caller named its call (`x-request-id`); empty for none, and for a name that could disturb a log. */
export function requestIdOf({ headers }: Request): string {
  const id = headers.get('x-request-id') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : '';
}
