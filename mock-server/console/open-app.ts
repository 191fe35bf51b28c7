import { useQuery } from '@tanstack/react-query';
import { DEFAULT_WORLD } from './world.tsx';

/** The console can open the app as a player only on its own origin. */
async function isAppHere(): Promise<boolean> {
  try {
    const response = await fetch('/', { headers: { accept: 'text/html' } });
    return response.ok && (response.headers.get('content-type') ?? '').includes('text/html');
  } catch {
    return false;
  }
}

export function useAppHere(): boolean {
  return (
    useQuery({ queryKey: ['app'], queryFn: isAppHere, staleTime: Number.POSITIVE_INFINITY }).data ?? false
  );
}

const playerKey = (world: string) => `mockPlayer ${world}`;

export function chosenPlayer(world: string): string | undefined {
  return localStorage.getItem(playerKey(world)) ?? undefined;
}

export function choosePlayer(world: string, playerId: string): void {
  localStorage.setItem(playerKey(world), playerId);
}

export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function enterWorld(world: string): void {
  const value = world === DEFAULT_WORLD ? '' : encodeURIComponent(world);
  const age = value === '' ? '; max-age=0' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser developers use.
  document.cookie = `mockWorld=${value}; path=/; samesite=lax${age}`;
}

export function openApp(world: string, token?: string): void {
  enterWorld(world);
  if (token !== undefined) localStorage.setItem('token', token);
  open('/', '_blank', 'noopener');
}
