import { forgetRelease } from '../release/forget-release.ts';

/**
 * A file of its own under a name that never changes, which a page asks for when what it starts with is missing or is no
 * script (boot.ts, SHP-04). It comes from the server alone, so that without a network nothing happens. It loads the page
 * again from the network: at once the first time, later only when the server has a whole release to give.
 */
const KEY = 'healed';
/** Reloads within one hour; a release that is whole and still does not start is not asked for ever. */
const MOST = 3;
const FORGOTTEN_AFTER_MS = 3_600_000;
/** Before the server is looked at for the first time, and the longest pause, in ms. */
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

/** True when the server has the file, under its own type. Replaces what the browser kept under this name. */
async function isThere(path: string): Promise<boolean> {
  const answer = await fetch(path, { cache: 'reload' });
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
  return answer.ok && type?.test(answer.headers.get('content-type') ?? '') === true;
}

/** True when the server has all that its page starts with. */
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
  // Without a place to remember it this throws, and the page stays: better than one that is loaded again for ever.
  sessionStorage.setItem(KEY, JSON.stringify({ times: times + 1, at }));
  location.reload();
}

void heal().catch(() => undefined);
