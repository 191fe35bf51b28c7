import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type AnyRouter, createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { startTransition } from 'react';
import { holdAnswers, startEarlyCalls } from '../../api/early-calls.ts';
import { changeLanguage, currentLanguage, type LanguageCode } from '../../i18n/languages.ts';
import { startTexts } from '../../i18n/texts.ts';
import type { App } from '../../lib/app.ts';
import { reportProblem } from '../../lib/report-problem.ts';
import { landing, storeArrival } from '../../session/arrival.ts';
import { pageCountry } from '../../session/market.ts';
import { ISLAND_LIVE_EVENT } from '../../ui/island.tsx';
import { createApp, type WholeApp } from './create-app.ts';
import { Providers } from './providers.tsx';
import { restorePlayer, startApp } from './start-app.ts';

function putAt(tree: unknown, path: readonly (string | number)[], value: unknown): void {
  let branch = tree as Record<string, unknown>;
  for (const key of path.slice(0, -1)) branch = branch[key] as Record<string, unknown>;
  const last = path.at(-1);
  if (last !== undefined) branch[last] = value;
}

/** The answers of the painted lobby, baked into the document by the build; English as differences to Spanish. */
interface Baked {
  ks: [key: QueryKey, data: unknown][];
  en: [path: (string | number)[], value: unknown][];
}

/** Puts the baked answers into the cache with an old date: home shows them at once and refetches. */
function restoreBaked(app: WholeApp, language: LanguageCode, hydrated: Promise<unknown>): void {
  const text = document.getElementById('baked')?.textContent;
  if (!text) return;
  const { ks, en }: Baked = JSON.parse(text);
  if (language === 'en') for (const [path, value] of en) putAt(ks, path, value);
  for (const [key, data] of ks) app.queryClient.setQueryData(key, data, { updatedAt: 1 });
  holdAnswers(
    app,
    ks.map(([key]) => String(key[1])),
    hydrated,
  );
}

/** In ms: an island that fails delays the others no longer than this. */
const LONGEST_HYDRATION_MS = 8_000;

function homeHydrated(router: AnyRouter): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener(ISLAND_LIVE_EVENT, () => {
      if (!document.querySelector('[data-island]:not([data-live])')) resolve();
    });
    router.subscribe('onBeforeNavigate', ({ toLocation }) => toLocation.pathname !== '/' && resolve());
    setTimeout(resolve, LONGEST_HYDRATION_MS);
  });
}

declare global {
  interface Window {
    __stylesheet?: string;
    __earlyTaps?: Element[];
  }
}

/** The tapped control, or its replacement when the app has replaced the frame of shell.html. */
function liveControl(part: Element, tapped: Element): Element | undefined {
  if (part.contains(tapped)) return tapped;
  const looks = (control: Element) => control.getAttribute('href') + control.textContent;
  return document.getElementById('root')?.contains(tapped)
    ? undefined
    : [...part.querySelectorAll('a,button')].find((control) => looks(control) === looks(tapped));
}

function replayTaps(part: Element): void {
  const kept = window.__earlyTaps ?? [];
  for (const tapped of [...kept]) {
    const control = liveControl(part, tapped);
    if (!(control instanceof HTMLElement)) continue;
    kept.splice(kept.indexOf(tapped), 1);
    control.classList.remove('tapped');
    control.click();
  }
}

function replaceFrame(container: HTMLElement): void {
  new MutationObserver((_, observer) => {
    if (!container.hasChildNodes()) return;
    document.getElementById('frame')?.remove();
    observer.disconnect();
  }).observe(container, { childList: true });
}

/** The painted home does not wait for the whole style sheet, but every other screen does. */
async function loadStyles(): Promise<void> {
  const href = window.__stylesheet;
  // The development server loads styles itself.
  if (!href) return;
  // A sheet for another medium loads last, so it does not delay the renderer.
  const link =
    document.querySelector<HTMLLinkElement>('link[rel=stylesheet]') ??
    document.head.appendChild(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media: 'print' }),
    );
  // After a reload the browser may have the sheet in memory already.
  if (!link.sheet) {
    await new Promise((resolve) => {
      link.onload = link.onerror = resolve;
    });
  }
  link.media = 'all';
}

function styleAll(): void {
  document.documentElement.dataset.alive = '';
}

/** The red-envelope page takes its language from the address (RED-03); nothing has been shown yet. */
function takeLandingLanguage(app: App, search: string): void {
  if (location.pathname !== '/redenvelope') return;
  const query = new URLSearchParams(search);
  changeLanguage(app, query.get('lang') ?? query.get('language') ?? '', () => undefined);
}

export async function startPage(
  createRouter: (app: App, queryClient: QueryClient, history: RouterHistory) => AnyRouter,
): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('No #root');
  // The renderer is already loading; the code that does not need it runs first.
  const renderer = import('react-dom/client');
  startEarlyCalls();
  const { documentElement } = document;
  const { dataset } = documentElement;
  const isPainted = container.hasChildNodes() && dataset.boot !== 'fresh';
  // Reserves a place before the router's listener for the layers (src/ui/layer-history.ts), which load later.
  window.onpopstate = () => {};
  const app = createApp(window, (parts, queryClient) =>
    createRouter(parts, queryClient, createBrowserHistory()),
  );
  const { search = location.search } = landing(app);
  takeLandingLanguage(app, search);
  const language = currentLanguage(app);
  // An equal value would still make the browser style every element again.
  if (documentElement.lang !== language.lang) documentElement.lang = language.lang;
  document.addEventListener(
    ISLAND_LIVE_EVENT,
    ({ target }) => target instanceof Element && replayTaps(target),
  );

  storeArrival(app, search);
  startApp(app);
  const styles = loadStyles();
  await Promise.all([startTexts(language.code, pageCountry(app)), isPainted ? undefined : styles]);

  const { router } = app;
  const page = <Providers app={app} />;
  if (isPainted) {
    const hydrated = homeHydrated(router).then(styleAll);
    restoreBaked(app, language.code, hydrated);
    // The page was painted without the router's own Suspense boundaries, so hydration must not expect them.
    router.ssr = { manifest: undefined };
    await router.load();
    const { hydrateRoot } = await renderer;
    // A task of its own: on a slow phone the renderer's script alone takes long enough.
    await new Promise((resolve) => setTimeout(resolve));
    // React renders again by itself, as when the player leaves home before its hydration ends.
    startTransition(
      () =>
        void hydrateRoot(container, page, {
          onRecoverableError: (error) => reportProblem(app, 'React repaired the page.', error),
        }),
    );
    restorePlayer(app);
  } else {
    const { createRoot } = await renderer;
    restorePlayer(app);
    container.replaceChildren();
    replaceFrame(container);
    styleAll();
    createRoot(container).render(page);
    delete dataset.boot;
  }
  performance.mark('app:ready');
}
