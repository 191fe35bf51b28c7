import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import { type BrowserContext, test as base, expect, type Frame, type Page } from 'playwright/test';
import { MockWorld } from './mock-world.ts';
import { Secrets } from './secrets.ts';

/** The minified file: each checked page loads it again, 0.6 MB instead of 1.5 MB. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Collects console errors, uncaught errors and violations of the content security policy. */
class Problems {
  readonly #allowed: RegExp[] = [];
  readonly #found: string[] = [];

  /** Ignores messages that match, such as those of a fault that the test sets. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Adds a problem that another driver found. */
  report(text: string): void {
    this.#found.push(text);
  }

  /** Listens to each page of the context. Chromium reports a policy violation as a console error. */
  watch(context: BrowserContext): void {
    context.on('weberror', (error) =>
      this.#found.push(`uncaught: ${error.error().stack ?? error.error().message}`),
    );
    context.on('console', (message) => {
      // Chromium reports requests that `setOffline` cuts. Which ones it cuts depends on timing.
      const isCutByTest = message.text().includes('net::ERR_INTERNET_DISCONNECTED');
      // React reports a hydration mismatch (errors 418 to 425) only as a warning.
      const isMismatch = message.type() === 'warning' && /React error #4[12]\d/.test(message.text());
      if ((message.type() === 'error' && !isCutByTest) || isMismatch) {
        this.#found.push(`${message.text()} (${message.location().url})`);
      }
    });
  }

  unexpected(): string[] {
    return this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }
}

/**
 * A popup that closes removes its history entry a little later (src/ui/layer-history.ts), which would cancel a load of
 * the page. A blank page and one of another origin have no such entry.
 */
async function historySettled(page: Page): Promise<void> {
  const isSettled = () =>
    !history.state?.openLayers ||
    document.querySelector(':is([role=dialog], [role=alertdialog]):not([data-closed])') !== null;
  await page.waitForFunction(isSettled, undefined, { timeout: 5_000 }).catch(() => undefined);
}

function loadSettled(page: Page): void {
  const { goto, reload } = page;
  page.goto = (...to) => historySettled(page).then(() => goto.apply(page, to));
  page.reload = (...how) => historySettled(page).then(() => reload.apply(page, how));
}

interface Fixtures {
  world: MockWorld;
  problems: Problems;
}

/** Each test has a world of its own (MOC-06) and fails on console errors and on secrets that get out (NET-15). */
export const test = base.extend<Fixtures>({
  world: async ({ playwright, baseURL }, use, { testId, retry, repeatEachIndex }) => {
    // A world's chance follows from its name: the same in every run.
    const id = `e2e-${testId}-${retry}-${repeatEachIndex}`;
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

  context: async ({ context, world, problems, baseURL }, use) => {
    problems.watch(context);
    const secrets = new Secrets();
    secrets.watch(context);
    for (const page of context.pages()) loadSettled(page);
    context.on('page', loadSettled);
    // The popups of the day count as shown (PRO-02, NTF-01).
    await context.addInitScript(() => {
      // A framed game and a blank page have no storage. `todayShowed` stays unset, because it changes the answer to a
      // 401 (NET-05).
      if (window !== window.top || location.origin === 'null') return;
      // A clock that the test sets is active only later than this script.
      addEventListener('DOMContentLoaded', () => {
        const today = new Date().toISOString().slice(0, 10);
        try {
          localStorage.setItem('showPb', today);
          localStorage.setItem('showPb2', today);
          // For src/app/popups/lobby-popups.tsx.
          sessionStorage.setItem('interruptedOn', JSON.stringify(today));
        } catch {
          // The test has blocked the storage.
        }
      });
    });
    await context.addCookies([{ name: 'mockWorld', value: world.id, url: baseURL ?? '' }]);
    await use(context);
    expect(secrets.leaks(), 'secrets in addresses, Referers and reports').toEqual([]);
  },
});

export { expect };

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

/** After two frames the effect of a scroll, a tap or a resize is there. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Adds up the layout shifts of each page that no input causes. */
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

export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'shift'));

/** `popup first`: while a popup is open, only the popup and the messages over it. */
type Look = 'whole page' | 'popup first';

/** axe is loaded once a document. The frame of a game is a document of its own. */
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
 * Fails with each violation of WCAG 2.2 AA, its elements and the fix. The page behind a popup is not checked again:
 * every-place.e2e.ts checks whole pages, also behind popups.
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
