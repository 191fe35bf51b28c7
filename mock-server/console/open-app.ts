import { DEFAULT_WORLD } from './world.tsx';

/** True when the app is served where the console is: only there can it be opened as somebody. */
export async function isAppHere(): Promise<boolean> {
  try {
    const response = await fetch('/', { headers: { accept: 'text/html' } });
    return response.ok && (response.headers.get('content-type') ?? '').includes('text/html');
  } catch {
    return false;
  }
}

/** Lets the app of this origin live in a world: its calls carry the cookie (world-id.ts). */
function enterWorld(world: string): void {
  const value = world === DEFAULT_WORLD ? '' : encodeURIComponent(world);
  const age = value === '' ? '; max-age=0' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser developers use.
  document.cookie = `mockWorld=${value}; path=/; samesite=lax${age}`;
}

/** Opens the app in a world, as the player of a token or as whoever was there. */
export function openApp(world: string, token?: string): void {
  enterWorld(world);
  if (token !== undefined) localStorage.setItem('token', token);
  open('/', '_blank', 'noopener');
}
