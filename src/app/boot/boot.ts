/**
 * Runs inline before the first paint, long before the bundle, and imports nothing. It sets the player's text size
 * (APP-02), hides the painted guest page from everyone else, starts the first view's calls and scripts
 * (src/api/early-calls.ts), stores taps on islands that are not alive yet (start-page.tsx), and loads what heals a page
 * that does not start (heal.ts).
 */
import type { LanguageCode } from '../../i18n/languages.ts';

export interface EarlyCall {
  path: string;
  /** The player's market fills in a country here. */
  body: Record<string, unknown>;
  player?: true;
}

/** The block `settings` of the page (src/config/settings.ts). */
interface PageSettings {
  hosts?: { main?: string; gateway?: string };
}

interface BootSettings {
  stylesheet: string;
  /** The file of the face of titles (APP-15). */
  face: string;
  texts: Record<LanguageCode, string>;
  calls: readonly EarlyCall[];
}

/** The screens of the page behind every address but home (tools/prerender/screens.ts). */
export interface BootScreens {
  files: readonly string[];
  /** The key is an address; one that ends with a slash includes all addresses below it. */
  of: Readonly<Record<string, BootScreen>>;
}

interface BootScreen {
  files: readonly number[];
  texts: Readonly<Record<LanguageCode, readonly number[]>>;
  calls: readonly EarlyCall[];
  bars?: string;
}

/** The build replaces this and `__SCREENS__`, which is null for home. */
declare const __BOOT__: BootSettings;
declare const __SCREENS__: BootScreens | null;

interface BootWindow {
  __failure?: unknown;
  __problems?: Event[];
  __earlyCalls?: Record<string, Promise<Response>>;
  __startEarly?: () => void;
  __earlyTaps?: Element[];
  __visit?: string;
  __landing?: string;
  __stylesheet?: string;
}

// Read once, because the build inserts the whole settings at each use.
const settings = __BOOT__;
const screens = __SCREENS__;
const root = document.documentElement;

const bootWindow = window as unknown as BootWindow;

// A link may have a token (spec point 2). It leaves the address before the page requests anything (RED-03).
if (/[?&]token=/.test(location.search)) {
  bootWindow.__landing = location.search;
  history.replaceState(null, '', location.pathname);
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function textScale(): number {
  const probe = document.createElement('span');
  probe.style.fontSize = 'medium';
  root.append(probe);
  const scale = Number.parseFloat(getComputedStyle(probe).fontSize) / 16;
  probe.remove();
  return scale;
}

/** In ms after all initial files have loaded. The app reports its start at 1.5 s (after-start.tsx). */
const LONGEST_START_MS = 8_000;

// Every release has this address (SHP-04, SHP-07).
const healer = '/heal.js';
const hasMark = (name: string) => performance.getEntriesByName(name)[0];
const heal = (failure: unknown) => {
  bootWindow.__failure = failure;
  import(/* @vite-ignore */ healer).catch(() => {});
};
/** Kept for the script that reports them, which loads late (src/app/reports/send-reports.ts). */
const problems: Event[] = [];
bootWindow.__problems = problems;
const keep = (event: Event) => problems.length < 20 && problems.push(event);
// A missing picture does not matter here, a missing script or style does. A lost modulepreload is left to the app, which
// reports it (APP-11).
const onFailure = (event: Event & { error?: unknown; reason?: unknown }) => {
  const { rel, tagName } = event.target as HTMLLinkElement;
  const failure = event.error ?? event.reason ?? (rel || tagName);
  if (!/SCRIPT|style|Error/.test(String(failure))) return;
  keep(event);
  if (!hasMark('app:ready')) heal(failure);
};
addEventListener('error', onFailure, true);
addEventListener('unhandledrejection', onFailure);
addEventListener('securitypolicyviolation', keep);
addEventListener('load', () =>
  setTimeout(() => hasMark('app:after-start') || heal('late'), LONGEST_START_MS),
);

const { textContent: given = '' } = document.getElementById('settings') ?? {};
if (location.protocol === 'https:' && given?.includes('"http:')) heal('settings');
const { hosts }: PageSettings = JSON.parse(given || '{}');

const scale = textScale();
if (scale > 1) root.style.setProperty('--text-scale', String(scale));

const country = stored('country');
const isOtherMarket = country !== null && /^(ET|KE|CI|TZ)$/.test(country);
const locale = stored('locale');
const codes = Object.keys(settings.texts) as LanguageCode[];
const language = codes.find((code) => code === locale) ?? (isOtherMarket ? 'en' : 'ks');
const serverLanguage = language === 'ks' ? 'ks' : 'en';
const token = stored('token');

// The painted home is the Chilean one in Spanish or English, so any other stays hidden until the app has rendered it.
const isFresh = (isOtherMarket && !screens) || language !== (serverLanguage as LanguageCode);
if (isFresh) root.dataset.boot = 'fresh';
else if (language === 'en') root.dataset.boot = 'translate';
if (token) root.dataset.session = 'player';
// A code is its own tag, except that of Spanish.
root.lang = language === 'ks' ? 'es' : language;

// src/lib/request-ids.ts (NET-17). In base 18 no sign looks like another when a player reads it to the support.
const visit = Math.random().toString(18).slice(2, 8).toUpperCase();
bootWindow.__visit = visit;
let named = 0;
const early: Record<string, Promise<Response>> = {};
bootWindow.__earlyCalls = early;
const link = (rel: string, href: string, fetchPriority = 'low', as = '') => {
  const element = document.createElement('link');
  Object.assign(element, { rel, href, fetchPriority, ...(as && { as, crossOrigin: '' }) });
  document.head.append(element);
};

// Static hosts serve home here as well, and the app knows it as / alone.
if (location.pathname.endsWith('/index.html'))
  history.replaceState(null, '', location.href.replace('index.html', ''));

const screen = screens?.of[location.pathname.replace(/^(\/[^/]+\/).+/, '$1')];
if (screen?.bars) root.dataset.bars = screen.bars;
const calls = [...settings.calls, ...((!location.search && screen?.calls) || [])];

/** Starts early calls and scripts once: at the first paint or with the bundle, whichever comes first. */
const startEarly = () => {
  bootWindow.__startEarly = () => undefined;
  // The texts come before the bundle, so the app prepares while React's renderer still loads.
  link('modulepreload', settings.texts[language], 'high');
  // The titles of a screen come with its script, and find their face there.
  if (screens) link('preload', settings.face, 'low', 'font');
  if (screens && screen)
    for (const place of [...screen.files, ...screen.texts[language]])
      link('modulepreload', `/assets/${screens.files[place]}.js`);
  for (const { path, body, player } of calls) {
    if (player && !token) continue;
    const text = JSON.stringify(body.country && isOtherMarket ? { ...body, country } : body);
    const requestId = `${visit}-${++named}`;
    const headers: Record<string, string> = {
      'content-type': 'application/json; charset=utf-8',
      lang: serverLanguage,
      'x-request-id': requestId,
    };
    if (token) headers.token = token;
    const answer = fetch((hosts?.[path.includes('/v1') ? 'gateway' : 'main'] ?? '') + path, {
      method: 'POST',
      headers,
      body: text,
      signal: AbortSignal.timeout(60_000),
    });
    answer.catch(() => undefined);
    early[`${path} ${text} ${serverLanguage} ${token ?? ''}`] = Object.assign(answer, { requestId });
  }
};
const startOnce = () => bootWindow.__startEarly?.();
bootWindow.__startEarly = startEarly;
// Not before the first paint: on a slow phone the requests would delay it by a tenth.
if (!isFresh && PerformanceObserver.supportedEntryTypes?.includes('paint')) {
  const onPaint = (list: PerformanceObserverEntryList) =>
    list.getEntriesByName('first-contentful-paint').length > 0 && startOnce();
  new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
} else setTimeout(startOnce);

bootWindow.__stylesheet = settings.stylesheet;
if (isFresh || screens) link('stylesheet', settings.stylesheet);

const taps: Element[] = [];
bootWindow.__earlyTaps = taps;
document.addEventListener(
  'click',
  (event) => {
    const control = event.target instanceof Element ? event.target.closest('a,button') : null;
    const part = control?.closest('[data-island]');
    if (!control || !part || part.hasAttribute('data-live')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    taps.push(control);
    control.classList.add('tapped');
  },
  true,
);
