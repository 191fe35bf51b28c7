import { type Settings, settingProblems } from '../../config/settings.ts';
import { forgetRelease } from '../release/forget-release.ts';
import { pageFacts, plainProblem, type Report } from '../reports/plain-report.ts';

/**
 * A page that does not start loads this file from the server (boot.ts, SHP-04, SHP-07); its name never changes. It
 * reports the failure and reloads the page past the worker: a missing file at once the first time, else when the server
 * has a whole or another release.
 */
const KEY = 'healed';
/** Reloads within one hour. A whole release that does not start must not reload without end. */
const MAX_RELOADS = 3;
const FORGOTTEN_AFTER_MS = 3_600_000;
/** In ms: the first wait before the server is checked, and the longest pause. */
const LOOK_AGAIN_MS = 5_000;
const LOOK_AGAIN_MAX_MS = 60_000;
/** In ms: an error may be one that the app survives, and all that follows the first view may be slow. */
const READY_MS = 2_000;
const AFTER_START_MS = 6_000;
const CHECK_MS = 250;

const language = () => (document.documentElement.lang === 'en' ? 'en' : 'es');

const NOTICE = {
  es: 'La app no pudo abrirse. Lo intentamos de nuevo en un momento; tu saldo y tus pedidos están a salvo.',
  en: 'The app could not open. We will try again in a moment; your balance and your orders are safe.',
};

const WRONG_SETTINGS = {
  es: 'La app no está bien configurada.',
  en: 'The settings of the app are wrong.',
};

interface Healed {
  times: number;
  at: number;
}

const ASSET = /(?:src|href)="(\/assets\/[^"]+)"/g;
const TYPES: Readonly<Record<string, RegExp>> = { js: /javascript/, css: /^text\/css/ };

const assetsOf = (html: string) => [...html.matchAll(ASSET)].map(([, path = '']) => path);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const hasMark = (name: string) => performance.getEntriesByName(name).length > 0;

async function isMarkedWithin(name: string, ms: number): Promise<boolean> {
  for (let left = ms; left > 0 && !hasMark(name); left -= CHECK_MS) await pause(CHECK_MS);
  return hasMark(name);
}

/** True when the server has the file with the right type. The request also replaces the browser's cached answer. */
async function isServed(path: string): Promise<boolean> {
  const answer = await fetch(path, { cache: 'reload' });
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
  return answer.ok && type?.test(answer.headers.get('content-type') ?? '') === true;
}

async function isServerComplete(): Promise<boolean> {
  const page = await fetch(location.href, { cache: 'reload' });
  const assets = assetsOf(await page.text());
  const found = await Promise.all(assets.map(isServed));
  return page.ok && found.length > 0 && found.every(Boolean);
}

const releaseOfPage = () => document.querySelector<HTMLMetaElement>('meta[name=release]')?.content;

/** No worker answers for version.json. A host without it has an older release. */
async function hasServerAnother(): Promise<boolean> {
  const answer = await fetch('/version.json', { cache: 'no-store' });
  const version: { release?: string } | undefined = await answer.json().catch(() => undefined);
  return version?.release !== releaseOfPage();
}

function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'textarea,input:not([type=radio],[type=checkbox],[type=hidden])',
  );
  return hasMark('app:ready') && [...fields].some(({ value }) => value !== '');
}

function readSettings(): Settings | undefined {
  try {
    return JSON.parse(document.getElementById('settings')?.textContent || '{}');
  } catch {
    return undefined;
  }
}

/** Settings that were written by hand may reach no server; `npm run settings` refuses them (SHP-10). */
function showWrongSettings(): boolean {
  const settings = readSettings();
  const problems = settings
    ? settingProblems(settings, location.protocol === 'https:')
    : ['The block is no JSON: write it with `npm run settings`.'];
  if (problems.length > 0) showNotice([WRONG_SETTINGS[language()], ...problems].join(' '));
  return problems.length > 0;
}

function report(failure: unknown): void {
  const { url } = readSettings()?.reports ?? {};
  if (!url) return;
  const body: Report = {
    ...plainProblem({ what: 'The app did not start.', error: failure ?? 'late' }),
    kind: 'start',
    ...pageFacts(releaseOfPage() ?? '', window.__visit ?? ''),
    address: '',
  };
  navigator.sendBeacon(url, new Blob([JSON.stringify(body)], { type: 'text/plain' }));
}

function showNotice(text: string): HTMLElement | undefined {
  if (document.getElementById(KEY)) return undefined;
  const notice = document.createElement('p');
  notice.id = KEY;
  notice.role = 'status';
  notice.textContent = text;
  Object.assign(notice.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: '9999',
    padding: '16px',
    background: '#fff',
    color: '#111',
    font: '16px/1.4 sans-serif',
  });
  document.body.append(notice);
  return notice;
}

/** A page that is dead looks alive. Where the app runs, it shows its own screens. */
function showWaiting(): void {
  if (hasMark('app:ready')) return;
  const notice = showNotice(NOTICE[language()]);
  // A slow phone may start after all.
  const looks = setInterval(() => {
    if (!hasMark('app:ready')) return;
    notice?.remove();
    clearInterval(looks);
  }, CHECK_MS);
}

function readHealed(): Healed {
  const healed: Healed | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  return healed && Date.now() - healed.at < FORGOTTEN_AFTER_MS ? healed : { times: 0, at: Date.now() };
}

async function until(isDue: () => Promise<boolean>): Promise<void> {
  for (
    let ms = LOOK_AGAIN_MS;
    !(await isDue().catch(() => false));
    ms = Math.min(ms * 2, LOOK_AGAIN_MAX_MS)
  ) {
    showWaiting();
    await pause(ms);
  }
}

async function heal(): Promise<void> {
  const { __failure: failure } = window as { __failure?: unknown };
  if (showWrongSettings()) return;
  const isLost = /^(?:SCRIPT|stylesheet)|module\b|Syntax/.test(String(failure));
  if (
    !isLost &&
    (await isMarkedWithin('app:ready', READY_MS)) &&
    (await isMarkedWithin('app:after-start', AFTER_START_MS))
  )
    return;
  report(failure);
  const { times, at } = readHealed();
  if (times >= MAX_RELOADS) return;
  const hasStarted = () => !isLost && hasMark('app:after-start');
  if (!isLost) await until(async () => hasStarted() || (!hasTyped() && (await hasServerAnother())));
  if (hasStarted()) return;
  await forgetRelease(isLost ? assetsOf(document.documentElement.outerHTML) : []);
  if (isLost && times > 0) await until(isServerComplete);
  // Throws where storage is refused. The page then stays, because it could reload without end.
  sessionStorage.setItem(KEY, JSON.stringify({ times: times + 1, at }));
  location.reload();
}

void heal().catch(() => undefined);
