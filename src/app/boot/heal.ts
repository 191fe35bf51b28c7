import { forgetRelease } from '../release/forget-release.ts';

/**
 * A page asks for this file, whose name never changes, when a first script or style is missing or broken (boot.ts,
 * SHP-04). The file comes from the server alone, so nothing happens without a network. It loads the page again from the
 * network: at once the first time, later only when the server has a whole release.
 */
const KEY = 'healed';
/** Reloads within one hour: a whole release that still does not start is not loaded for ever. */
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

/** True when the server has the file with the right type. The request replaces the browser's cached answer. */
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
  // Throws where storage is refused, and the page stays: better than one that reloads for ever.
  sessionStorage.setItem(KEY, JSON.stringify({ times: times + 1, at }));
  location.reload();
}

void heal().catch(() => undefined);
