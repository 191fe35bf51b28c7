import { type App, appState } from '../lib/app.ts';

export type EarlyAnswer = Promise<Response> & { requestId?: string };

/** The document starts these calls before this bundle arrives (src/app/boot). */
declare global {
  interface Window {
    __earlyCalls?: Record<string, EarlyAnswer>;
    __startEarly?: () => void;
  }
}

/** In ms: a screen that opens later asks again. */
const LIFETIME_MS = 20_000;

/** Starts the calls that the document has not started: a hidden tab paints nothing. */
export function startEarlyCalls(): void {
  window.__startEarly?.();
  setTimeout(() => delete window.__earlyCalls, LIFETIME_MS);
}

/** The key must equal, word for word, the one that src/app/boot/boot.ts builds. */
export function earlyCallKey(path: string, body: string, lang: string, token: string | null): string {
  return `${path} ${body} ${lang} ${token ?? ''}`;
}

export function takeEarlyCall(key: string): EarlyAnswer | undefined {
  if (typeof window === 'undefined') return undefined;
  const early = window.__earlyCalls?.[key];
  delete window.__earlyCalls?.[key];
  return early;
}

export function dropEarlyCalls(path: string): void {
  const early = (typeof window === 'undefined' ? undefined : window.__earlyCalls) ?? {};
  for (const key of Object.keys(early)) if (key.startsWith(`${path} `)) delete early[key];
}

const painted = appState((): { paths?: readonly string[]; until?: Promise<unknown> } => ({}));

/** Delays answers until home is hydrated: each part hydrates with the answer it was painted with. */
export function holdAnswers(app: App, paths: readonly string[], until: Promise<unknown>): void {
  Object.assign(painted(app), { paths, until });
}

export async function mayShow(app: App, path: string): Promise<void> {
  const { paths, until } = painted(app);
  if (paths?.includes(path)) await until;
}
