/**
 * Runs inline in the document before anything is painted, long before the bundle arrives. It has no imports: the
 * build compiles it alone and writes it into the HTML with its hash in the policy.
 *
 * 1. The player's own text size becomes --text-scale (APP-02).
 * 2. A returning player, an English reader or another market never sees a flash of the painted guest page.
 * 3. The first view's calls start with the first paint; the transport takes them over (src/api/early-calls.ts).
 * 4. Taps on what is painted but not yet alive are kept and replayed (start-page.tsx).
 */
interface BootSettings {
  /** Where calls go; empty for the page's own origin. */
  mainHost: string;
  /** Market the HTML was painted for. */
  country: string;
  /** The whole style sheet; what is painted carries its own styles. */
  stylesheet: string;
  /** The texts of each language, a script of their own. */
  texts: Record<'ks' | 'en', string>;
  /** Calls of the first view. Those of a `player` need a token and no country. */
  calls: readonly { path: string; body: Record<string, unknown>; player?: true }[];
}

/** Replaced by the build. */
declare const __BOOT__: BootSettings;

interface BootWindow {
  __earlyCalls?: Record<string, Promise<Response>>;
  __startEarly?: () => void;
  __earlyTaps?: Element[];
  __stylesheet?: string;
}

// Read once: the build puts the settings in wherever they are named.
const settings = __BOOT__;
const root = document.documentElement;
const bootWindow = window as unknown as BootWindow;

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

const scale = textScale();
if (scale > 1) root.style.setProperty('--text-scale', String(scale));

const country = stored('country');
const isOtherMarket = country !== null && /^(ET|KE|CI|TZ)$/.test(country);
const locale = stored('locale');
const language = locale === 'en' || locale === 'ks' ? locale : isOtherMarket ? 'en' : 'ks';
const token = stored('token');

// The painted page is the Chilean home. Any other stays hidden until the app has rendered it.
const isHome = location.pathname === '/';
if (isOtherMarket || !isHome) root.dataset.boot = 'fresh';
else if (language === 'en') root.dataset.boot = 'translate';
if (token) root.dataset.session = 'player';
root.lang = language === 'en' ? 'en' : 'es';

const early: Record<string, Promise<Response>> = {};
bootWindow.__earlyCalls = early;
const link = (rel: string, href: string) => {
  const element = document.createElement('link');
  Object.assign(element, { rel, href, fetchPriority: 'low' });
  document.head.append(element);
};

/** What the bundle will need. Once: by the first paint or by the bundle, whichever comes first. */
const startEarly = () => {
  bootWindow.__startEarly = () => undefined;
  link('modulepreload', settings.texts[language]);
  for (const { path, body, player } of settings.calls) {
    if (player ? !token : !isHome) continue;
    const text = JSON.stringify(
      player ? body : { ...body, country: isOtherMarket ? country : settings.country },
    );
    const headers: Record<string, string> = {
      'content-type': 'application/json; charset=utf-8',
      lang: language,
    };
    if (token) headers.token = token;
    const answer = fetch(settings.mainHost + path, { method: 'POST', headers, body: text });
    answer.catch(() => undefined);
    early[`${path} ${text} ${language} ${token ?? ''}`] = answer;
  }
};
const startOnce = () => bootWindow.__startEarly?.();
bootWindow.__startEarly = startEarly;
// Never between the HTML and its first paint: making requests takes a slow phone a tenth of the time to it.
if (root.dataset.boot !== 'fresh' && PerformanceObserver.supportedEntryTypes?.includes('paint')) {
  const onPaint = (list: PerformanceObserverEntryList) =>
    list.getEntriesByName('first-contentful-paint').length > 0 && startOnce();
  new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
} else setTimeout(startOnce);

// The painted home carries its own styles; the app brings the rest with it (src/app/start/start-page.tsx).
bootWindow.__stylesheet = settings.stylesheet;
if (isOtherMarket || !isHome) link('stylesheet', settings.stylesheet);

const taps: Element[] = [];
bootWindow.__earlyTaps = taps;
document.addEventListener(
  'click',
  (event) => {
    const control = event.target instanceof Element ? event.target.closest('a,button') : null;
    const part = control?.closest('[data-part]');
    if (!control || !part || part.hasAttribute('data-live')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    taps.push(control);
    control.classList.add('tapped');
  },
  true,
);
