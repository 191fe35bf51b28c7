import type { Page } from 'playwright/test';
import { type PageState, pageState } from './page-state.ts';
import type { SweepContext } from './stage.ts';

/**
 * Longest real time of loading and fades on the busiest machine, in ms: no verdict may depend on the machine's speed.
 */
export const MACHINE_MS = 120_000;

/** The page's time in one step, in ms: shorter than any toast. */
const STEP_MS = 800;
/** Above REQUEST_TIMEOUT_MS, after which the app gives up a call. */
const TIMEOUT_MS = 61_000;
/** Of a step after one without a call. No toast is shorter, so none is missed. */
const CALM_STEP_MS = 1_600;
/** Longer than the longest pause before a retry, in ms of the page's time. */
const CALM_MS = 3_200;
/** A tap after the end of the session waits 12 s for a login. */
const PATIENCE_MS = 16_000;
/** Longer steps: only polls can still come, such as for the outcome of an order. */
const LONG_STEP_MS = 5_000;

export type Settled = Awaited<ReturnType<typeof settle>>;

/**
 * Not Playwright's `clock.runFor`: it stores every step for all later documents of the context, so each visit would be
 * slower than the last.
 */
async function pass(
  { page, server }: SweepContext,
  how: 'runFor' | 'fastForward',
  ms: number,
): Promise<void> {
  const step = `globalThis.__pwClock.controller.${how}(${ms})`;
  const [main, ...framed] = page.frames();
  await server.letPass(ms, async () => {
    await Promise.all([
      main?.evaluate(step),
      // A game's frame may be navigating.
      ...framed.map((frame) => frame.evaluate(step).catch(() => undefined)),
    ]);
  });
}

/** Includes calls that have not reached the server yet; hanging calls do not count. */
async function untilAnswered({ server, requests }: SweepContext): Promise<void> {
  const until = Date.now() + MACHINE_MS;
  do await new Promise((resolve) => setTimeout(resolve, 15));
  while ((!server.isQuiet || requests.size > server.hanging) && Date.now() < until);
}

/** Waits for fades: a spinner that fades out is not busy. */
async function stateAfterFades(page: Page): Promise<PageState> {
  const until = Date.now() + MACHINE_MS;
  while (true) {
    const state = await pageState(page);
    if (!state.isFading || Date.now() > until) return state;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/**
 * Moves the page's time until it rests: calls are answered or given up, retries are over and toasts gone.
 * @param patience additional time for busy parts, in ms of the page's time
 */
export async function settle(sweep: SweepContext, patience = PATIENCE_MS) {
  const { page, server, requests } = sweep;
  const words = new Set<string>();
  let calm = 0;
  let passed = 0;
  while (true) {
    await untilAnswered(sweep);
    const last = await stateAfterFades(page);
    for (const line of last.text.split('\n')) words.add(line);
    const isBusy = last.busy.length > 0 || server.hanging > 0;
    if ((calm >= CALM_MS && !isBusy) || passed > patience) return { last, words: [...words].join('\n') };
    const seen = server.calls.length;
    let step = calm === 0 ? STEP_MS : calm < CALM_MS ? CALM_STEP_MS : LONG_STEP_MS;
    if (server.hanging > 0) {
      // Counts as one step, because a read is given up three times.
      await pass(sweep, 'fastForward', TIMEOUT_MS);
      step = STEP_MS;
    } else await pass(sweep, 'runFor', step);
    passed += step;
    calm = server.isQuiet && requests.size === 0 && server.calls.length === seen ? calm + step : 0;
  }
}
