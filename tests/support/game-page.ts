import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { type LivePhase, phaseAt } from '../../mock-server/studio/kit/chance/live-clock.ts';
import { gamePageHtml } from '../../mock-server/studio/pages/page-html.ts';
import { liveRounds } from '../../mock-server/world/games/live-rounds.ts';
import type { SeedGame } from '../../mock-server/world/tables/catalogue.ts';
import { endStarted, followListeners } from './started.ts';
import type { TestClient } from './test-client.ts';

/** Defines what jsdom lacks: canvas, dialogs and media queries. */
function completePage(): void {
  const nothing: object = new Proxy(() => undefined, {
    get: (_target, name) => (name === Symbol.toPrimitive ? () => 0 : nothing),
    set: () => true,
    apply: () => nothing,
  });
  const draw: unknown = () => nothing;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(draw as never);
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  Object.assign(Element.prototype, {
    getAnimations: () => [],
    animate: () => ({ cancel() {} }),
    scrollTo() {},
  });
  Object.assign(CSSStyleSheet.prototype, { replaceSync() {} });
  Object.assign(document, { adoptedStyleSheets: [] });
  // With reduced motion a result appears at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
}

let pages = 0;

/**
 * Ends what the page started and heard on the document, since the document outlives it: its sounds, keys and rounds would
 * go on in the next page, its timers after the last test, where there is no document.
 */
export function leavePage(): void {
  pages += 1;
  endStarted();
}

followListeners(document);
afterAll(leavePage);

/** Completes the page of each test of a file, and puts back what the test replaced. */
export function gamePages(): void {
  beforeEach(completePage);
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** @returns what the page's live region says from now on */
export function sayings(): string[] {
  const announced: string[] = [];
  const collect = () => announced.push(part('#status').textContent ?? '');
  new MutationObserver(collect).observe(part('#status'), {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return announced;
}

/** Waits for what a page does next. The second that Vitest waits by itself is too short on a busy machine. */
export const soon = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 60_000 });

export function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

/** Advances the world's clock until the page shows the phase. The page sees each phase before it. */
export async function passAtTable(client: TestClient, game: SeedGame, wanted: LivePhase): Promise<void> {
  const world = client.backend.registry.world('default');
  await vi.waitFor(
    () => {
      const times = liveRounds(world, game).at(world.now());
      const now = phaseAt(times, world.now());
      const shown = part('.clock').dataset.phase?.replace('hurry', 'betting');
      const ends = { betting: times.closesAt, playing: times.revealsAt, result: times.endsAt };
      if (shown === now && now !== wanted) client.pass(ends[now] - world.now());
      document.dispatchEvent(new Event('visibilitychange'));
      expect(shown).toBe(wanted);
    },
    { timeout: 60_000, interval: 10 },
  );
}

async function entryOf(client: TestClient, game: SeedGame): Promise<string> {
  const token = await client.login();
  const { data } = await client.call('/game/url', { gameId: game.id }, { token });
  return new URL(data.url).searchParams.get('entry') ?? '';
}

/** Hears the data of each answer to the page. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads any shape.
export function collectAnswers(client: TestClient, collect: (data: any) => void): void {
  const { fetch } = client;
  client.fetch = async (path, init) => {
    const answer = await fetch(path, init);
    collect((await answer.clone().json()).data);
    return answer;
  };
}

export async function openGamePage(
  client: TestClient,
  game: SeedGame,
  lang: 'en' | 'ks',
  own?: string,
): Promise<void> {
  const entry = own ?? (await entryOf(client, game));
  const files = { files: {}, pages: {} };
  const html = gamePageHtml({ game, entry, lang, world: '', files, nonce: 'n' });
  leavePage();
  document.documentElement.innerHTML = html.replace(/<link rel="(?:stylesheet|modulepreload)".*?>/g, '');
  document.documentElement.lang = lang === 'en' ? 'en-GB' : 'es-CL';
  delete document.body.dataset.ready;
  const page = pages;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    // A flight continues while the page polls, so each call takes 100 ms.
    client.pass(100);
    const answer = await client.fetch(path, init);
    // A page that was left gets no answer any more.
    return page !== pages ? new Promise(() => undefined) : answer;
  });
  vi.resetModules();
  await import(/* @vite-ignore */ join(process.cwd(), `mock-server/studio/games/${game.engine}/page.tsx`));
  await soon(() => expect(document.body.dataset.ready).toBe(game.engine));
}
