import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import { type BrowserContext, test as base, expect, type Frame, type Page } from 'playwright/test';
import { MockWorld } from './mock-world.ts';

/** Without its comments and spaces: each page that is looked at gets it anew, 0.6 MB instead of 1.5. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What must not happen in a page: errors in its console, uncaught errors, violations of its policy. */
class Problems {
  readonly #allowed: RegExp[] = [];
  readonly #found: string[] = [];

  /** Expect messages like this one in the rest of the test, such as those of a fault it sets. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Notes one that a driver of another kind has seen. */
  report(text: string): void {
    this.#found.push(text);
  }

  /** Listens to every page of the context. Chromium reports a violation of the policy as an error in the console. */
  watch(context: BrowserContext): void {
    context.on('weberror', (error) =>
      this.#found.push(`uncaught: ${error.error().stack ?? error.error().message}`),
    );
    context.on('console', (message) => {
      // Chromium itself reports a request that a test's own `setOffline` cut: which ones is a matter of timing.
      const isCutByTest = message.text().includes('net::ERR_INTERNET_DISCONNECTED');
      // Markup that the page does not render again itself (React's errors 418 to 425) is only warned about.
      const isMismatch = message.type() === 'warning' && /React error #4[12]\d/.test(message.text());
      if ((message.type() === 'error' && !isCutByTest) || isMismatch) {
        this.#found.push(`${message.text()} (${message.location().url})`);
      }
    });
  }

  /** Messages that no pattern allows. */
  unexpected(): string[] {
    return this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }
}

/**
 * Waits until popups that were just closed have taken their steps out of the history (src/ui/layer-history.ts): such a
 * step a moment later would cancel the load of a page. A blank page, and one of another origin, has none.
 */
async function historySettled(page: Page): Promise<void> {
  const isSettled = () =>
    !history.state?.openLayers ||
    document.querySelector(':is([role=dialog], [role=alertdialog]):not([data-closed])') !== null;
  await page.waitForFunction(isSettled, undefined, { timeout: 5_000 }).catch(() => undefined);
}

/** Lets a page load something only once its history has settled. */
function loadSettled(page: Page): void {
  const load = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = async (...to) => {
    await historySettled(page);
    return load.goto(...to);
  };
  page.reload = async (...how) => {
    await historySettled(page);
    return load.reload(...how);
  };
}

interface Options {
  /** Lets the new-user-deposit popup open over home (PRO-02); without it the popup counts as shown today. */
  hasDailyOffer: boolean;
  /** Lets the popups of the lobby open over home (NTF-01); without it the player has skipped them for today. */
  hasLobbyPopups: boolean;
}

interface Fixtures {
  /** The test's own backend world; pages of the test use it. */
  world: MockWorld;
  /** Fails the test at its end when a page reported something unexpected. */
  problems: Problems;
}

/** Every test has a world of its own (MOC-06) and fails on errors a developer would see in the console. */
export const test = base.extend<Fixtures & Options>({
  hasDailyOffer: [false, { option: true }],
  hasLobbyPopups: [false, { option: true }],

  world: async ({ playwright, baseURL }, use) => {
    const id = `e2e-${randomUUID()}`;
    const request = await playwright.request.newContext({
      ...(baseURL ? { baseURL } : {}),
      extraHTTPHeaders: { 'x-mock-world': id },
    });
    await use(new MockWorld(id, request));
    await request.dispose();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern.
  problems: async ({}, use) => {
    const problems = new Problems();
    await use(problems);
    expect(problems.unexpected(), 'errors in the console, uncaught errors and policy violations').toEqual([]);
  },

  context: async ({ context, world, problems, baseURL, hasDailyOffer, hasLobbyPopups }, use) => {
    problems.watch(context);
    for (const page of context.pages()) loadSettled(page);
    context.on('page', loadSettled);
    if (!hasDailyOffer) {
      await context.addInitScript(() => {
        // A framed game and a blank page have no storage. `todayShowed` is left to NET-05.
        if (window !== window.top || location.origin === 'null') return;
        // Later than here, because the clock may still be the machine's: a test that sets another day would see the offer.
        addEventListener('DOMContentLoaded', () => {
          const today = new Date().toISOString().slice(0, 10);
          try {
            localStorage.setItem('showPb', today);
            localStorage.setItem('showPb2', today);
          } catch {
            // A test took the storage away.
          }
        });
      });
    }
    if (hasDailyOffer && !hasLobbyPopups) await world.lobby({ popups: [] });
    else if (!hasLobbyPopups) {
      await context.addInitScript(() => {
        if (window !== window.top || location.origin === 'null') return;
        // Later than here for the same reason (src/app/popups/lobby-popups.tsx).
        addEventListener('DOMContentLoaded', () => {
          sessionStorage.setItem('interruptedOn', JSON.stringify(new Date().toISOString().slice(0, 10)));
        });
      });
    }
    await context.addCookies([{ name: 'mockWorld', value: world.id, url: baseURL ?? '' }]);
    await use(context);
  },
});

export { expect };

/** Delays what is requested from addresses like this one until the returned function is called. */
export async function delayRequests(page: Page, addresses: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Waits for two frames of the page: what a scroll, a tap or a new size causes in it has happened then. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Adds up, in each page from now on, what shifts in it without the player's doing. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much has shifted so far (watchShifts). */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'shift'));

/** What of a page axe looks at: all, or, while a popup is open, that one and what is said over it. */
type Look = 'whole page' | 'popup first';

/** Violations in a frame. Only the first look at a document pays for axe itself; a game's frame is a document of its own. */
async function violationsIn(frame: Frame, look: Look): Promise<axe.Result[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  return frame.evaluate(
    async ([tags, isWhole]) => {
      const { run }: typeof axe = Reflect.get(window, 'axe');
      const popups = [
        ...document.querySelectorAll(':is([role=dialog], [role=alertdialog]):not([data-closed])'),
      ];
      const place =
        isWhole || popups.length === 0 ? document : [...popups, ...document.querySelectorAll('.toasts')];
      return (await run(place, { runOnly: tags, resultTypes: ['violations'], iframes: false })).violations;
    },
    [AXE_TAGS, look === 'whole page'] as const,
  );
}

/**
 * Fails naming each accessibility violation (WCAG 2.2 AA), the elements and what to change. What lies behind a popup is not
 * looked at again: the sweep of every place (every-place.e2e.ts) looks at whole pages, also with popups over them.
 */
export async function expectAccessible(page: Page, look: Look = 'popup first'): Promise<void> {
  const violations = await Promise.all(page.frames().map((frame) => violationsIn(frame, look)));
  const found = violations.flat().map(({ id, help, nodes }) => {
    const places = nodes.map(
      (node) => `  ${node.target.join(' ')}\n    ${node.failureSummary?.replaceAll('\n', '\n    ')}`,
    );
    return [`${id}: ${help}`, ...places].join('\n');
  });
  expect(found.join('\n'), 'accessibility').toBe('');
}
