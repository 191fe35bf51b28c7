/**
 * Origin of the page that sent a request: where the bank page leads back to. Browsers name it on every POST; a caller
 * that names none gets the origin it called.
 */
export function returnOriginOf(request: Request): string {
  for (const name of ['origin', 'referer']) {
    const value = request.headers.get(name);
    if (value && /^https?:\/\//.test(value) && URL.canParse(value)) return new URL(value).origin;
  }
  return new URL(request.url).origin;
}
