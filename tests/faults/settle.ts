import type { Page } from 'playwright/test';
import { type PageState, pageState } from './page-state.ts';
import type { Bench } from './stage.ts';

/**
 * What takes real time, whatever the page's own clock says (a script that loads, a fade), is over within so many ms on the
 * busiest machine, or never: no verdict rests on how fast the machine is.
 */
export const MACHINE_MS = 20_000;

/** The page's time of a step, in ms: shorter than any toast is shown. */
const STEP_MS = 800;
/** Every call is given up by then (REQUEST_TIMEOUT_MS). */
const TIMEOUT_MS = 61_000;
/** Nothing happened for so many steps: longer than the longest pause before a retry. */
const CALM_STEPS = 4;
/** A tap that met the end of the session waits 12 s for the player to log in again. */
const PATIENCE_MS = 16_000;
/** Then the steps are longer: only what is asked for now and then can still come, such as the outcome of an order. */
const LONG_STEP_MS = 5_000;

/** Everything that was seen until the page came to rest. */
export interface Settled {
  last: PageState;
  /** Every text that was visible in between, toasts included. */
  words: string;
}

/**
 * Lets the page's own time pass. Playwright's `clock.runFor` would store every step for all later documents of the context,
 * and each of hundreds of visits would open a little later than the one before.
 */
async function pass({ page, server }: Bench, how: 'runFor' | 'fastForward', ms: number): Promise<void> {
  const step = `globalThis.__pwClock.controller.${how}(${ms})`;
  const [main, ...framed] = page.frames();
  await server.letPass(ms, async () => {
    await Promise.all([
      main?.evaluate(step),
      // A game's frame may be on its way to another document.
      ...framed.map((frame) => frame.evaluate(step).catch(() => undefined)),
    ]);
  });
}

/** Also what has left the page and not reached the server yet is waited for; what hangs there is not. */
async function untilAnswered({ server, requests }: Bench): Promise<void> {
  const until = Date.now() + MACHINE_MS;
  do await new Promise((resolve) => setTimeout(resolve, 15));
  while ((!server.isQuiet || requests.size > server.hanging) && Date.now() < until);
}

/** What is seen once no fade is under way: a spinner that fades out is not busy. */
async function stateAfterFades(page: Page): Promise<PageState> {
  const until = Date.now() + MACHINE_MS;
  while (true) {
    const state = await pageState(page);
    if (!state.isFading || Date.now() > until) return state;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/**
 * Lets the page's own time pass quickly until it comes to rest: every call is answered or given up, retries are over and
 * toasts gone. What is still busy is given `patience` ms of the page's time.
 */
export async function settle(bench: Bench, patience = PATIENCE_MS): Promise<Settled> {
  const { page, server, requests } = bench;
  const words = new Set<string>();
  let calm = 0;
  let passed = 0;
  while (true) {
    await untilAnswered(bench);
    const last = await stateAfterFades(page);
    for (const line of last.text.split('\n')) words.add(line);
    const isBusy = last.busy.length > 0 || server.hanging > 0;
    if ((calm >= CALM_STEPS && !isBusy) || passed > patience) return { last, words: [...words].join('\n') };
    const seen = server.calls.length;
    if (server.hanging > 0) {
      // Costs little patience: a read is given up three times.
      await pass(bench, 'fastForward', TIMEOUT_MS);
      passed += STEP_MS;
    } else {
      const step = calm < CALM_STEPS ? STEP_MS : LONG_STEP_MS;
      await pass(bench, 'runFor', step);
      passed += step;
    }
    calm = server.isQuiet && requests.size === 0 && server.calls.length === seen ? calm + 1 : 0;
  }
}
