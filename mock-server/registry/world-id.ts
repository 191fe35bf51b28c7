/** The world of callers that name none. It is never dropped. */
export const DEFAULT_WORLD = 'default';
const LONGEST_ID = 100;

interface Named {
  header?: string | null | undefined;
  cookie?: string | null | undefined;
  query?: string | null | undefined;
}

/** A broken escape stays as it is, and names nothing. */
export function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function fromCookie(cookie: string): string | undefined {
  const pair = cookie.split(';').find((part) => part.trim().startsWith('mockWorld='));
  const value = pair?.trim().slice('mockWorld='.length);
  return value && /^[\w.:%-]+$/.test(value) ? decoded(value) : undefined;
}

/** The header comes first, then the address, then the cookie (MOC-06). nginx finds the same (MOC-07). */
export function worldIdFrom({ header, cookie, query }: Named): string {
  const id = header || query || fromCookie(cookie ?? '') || DEFAULT_WORLD;
  return id.slice(0, LONGEST_ID);
}

/** `x-mock-world`, `?world=` (for pages that a browser opens by itself), cookie `mockWorld`. */
export function worldIdOf(request: Request): string {
  return worldIdFrom({
    header: request.headers.get('x-mock-world'),
    query: new URL(request.url).searchParams.get('world'),
    cookie: request.headers.get('cookie'),
  });
}
