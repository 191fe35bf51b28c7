import { forgetRelease } from '../release/forget-release.ts';

/**
 * A page loads this file when a first script or style is missing or broken (boot.ts, SHP-04); its name never changes.
 * It comes from the server alone, so nothing happens offline. It reloads the page from the network: at once the first
 * time, later only when the server has a whole release.
 */
const KEY = 'healed';
/** Reloads within one hour. A whole release that does not start must not reload without end. */
const MOST = 3;
const FORGOTTEN_AFTER_MS = 3_600_000;
/** In ms: the first wait before the server is checked, and the longest pause. */
const LOOK_AGAIN_MS = 5_000;
const LOOK_AGAIN_MAX_MS = 60_000;

interface Healed {
  times: number;
  /** ms since 1970 */
  at: number;
}

const ASSET = /(?:src|href)="(\/assets\/[^"]+)"/g;
const TYPES: Readonly<Record<string, RegExp>> = { js: /javascript/, css: /^text\/css/ };

const assetsOf = (html: string) => [...html.matchAll(ASSET)].map(([, path = '']) => path);

/** True when the server has the file with the right type. The request also replaces the browser's cached answer. */
async function isThere(path: string): Promise<boolean> {
  const answer = await fetch(path, { cache: 'reload' });
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
  return answer.ok && type?.test(answer.headers.get('content-type') ?? '') === true;
}

async function isServerWhole(): Promise<boolean> {
  const page = await fetch(location.href, { cache: 'reload' });
  const assets = assetsOf(await page.text());
  const found = await Promise.all(assets.map(isThere));
  return page.ok && found.length > 0 && found.every(Boolean);
}

function readHealed(): Healed {
  const healed: Healed | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  return healed && Date.now() - healed.at < FORGOTTEN_AFTER_MS ? healed : { times: 0, at: Date.now() };
}

async function heal(): Promise<void> {
  const { times, at } = readHealed();
  if (times >= MOST) return;
  await forgetRelease(assetsOf(document.documentElement.outerHTML));
  let pause = LOOK_AGAIN_MS;
  while (times > 0 && !(await isServerWhole().catch(() => false))) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2, LOOK_AGAIN_MAX_MS);
  }
  // Throws where storage is refused. The page then stays, because it could reload without end.
  sessionStorage.setItem(KEY, JSON.stringify({ times: times + 1, at }));
  location.reload();
}

void heal().catch(() => undefined);
