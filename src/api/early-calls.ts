import { type App, part } from '../lib/app.ts';

/**
 * Calls the document started before this bundle arrived (src/app/boot). The key holds everything that makes two
 * requests the same, so an answer fetched as a guest or in another language is never taken for ours.
 */
declare global {
  interface Window {
    __earlyCalls?: Record<string, Promise<Response>>;
    /** Starts them, once; until the first paint they wait. */
    __startEarly?: () => void;
  }
}

/** What no screen took by then is old news: a later screen asks for itself. In ms. */
const LIFETIME_MS = 20_000;

/** Starts what the document has not: in a tab that is not shown, nothing is ever painted. */
export function startEarlyCalls(): void {
  window.__startEarly?.();
  setTimeout(() => delete window.__earlyCalls, LIFETIME_MS);
}

/** Must stay word for word the key that src/app/boot/boot.ts builds. */
export function earlyCallKey(path: string, body: string, lang: string, token: string | null): string {
  return `${path} ${body} ${lang} ${token ?? ''}`;
}

/** Hands an early call over, once. */
export function takeEarlyCall(key: string): Promise<Response> | undefined {
  if (typeof window === 'undefined') return undefined;
  const early = window.__earlyCalls?.[key];
  if (early) delete window.__earlyCalls?.[key];
  return early;
}

/** Forgets the early answers of a path: something happened since that they cannot know. */
export function dropEarlyCalls(path: string): void {
  const early = typeof window === 'undefined' ? undefined : window.__earlyCalls;
  for (const key of Object.keys(early ?? {})) if (key.startsWith(`${path} `)) delete early?.[key];
}

const painted = part((): { paths: readonly string[]; until?: Promise<unknown> } => ({ paths: [] }));

/**
 * Holds the answers of the painted home back until it is alive: each part hydrates with the answer it was painted with,
 * whatever another part, a menu or a login has asked for meanwhile.
 */
export function holdAnswers(app: App, paths: readonly string[], until: Promise<unknown>): void {
  Object.assign(painted(app), { paths, until });
}

/** Resolves when an answer to the path may be shown. */
export async function mayShow(app: App, path: string): Promise<void> {
  const { paths, until } = painted(app);
  if (paths.includes(path)) await until;
}
