import type { Browser, Page } from 'playwright';
import type { TraceEvent } from './trace-event.ts';

const CATEGORIES = ['toplevel', 'loading'];

/** In ms of CPU time. */
export interface MainThread {
  all: number;
  /** After the first paint, or all when the page painted before the trace. */
  afterPaint: number;
  longest: number;
}

/**
 * CPU time of a page's main thread by task. Unlike wall time it hardly depends on the machine's other load.
 *
 * @param run is the traced time, with the page open
 * @throws when no page was open
 */
export async function mainThreadOf(
  browser: Browser,
  page: Page,
  run: () => Promise<unknown>,
): Promise<MainThread> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await run();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const named = traceEvents.filter(
    ({ ph, name, args }) => ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const tasksOf = ({ pid, tid }: TraceEvent) => {
    let until = 0;
    return traceEvents
      .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid)
      .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
      .filter(({ ts, dur = 0 }) => {
        if (ts < until) return false;
        until = ts + dur;
        return true;
      });
  };
  const sum = (tasks: readonly TraceEvent[]) => tasks.reduce((ms, { tdur = 0 }) => ms + tdur / 1000, 0);
  // Frames of other origins and prepared pages have main threads too. The page's own is the busiest.
  const tasks = named.map(tasksOf).toSorted((a, b) => sum(b) - sum(a))[0];
  if (!tasks) throw new Error('The trace has no page.');
  const painted = Math.max(
    0,
    ...traceEvents
      .filter(({ name, pid }) => name === 'firstContentfulPaint' && pid === tasks[0]?.pid)
      .map(({ ts }) => ts),
  );
  const after = tasks.filter(({ ts }) => ts >= painted);
  return {
    all: sum(tasks),
    afterPaint: sum(after),
    longest: Math.max(0, ...after.map(({ tdur = 0 }) => tdur / 1000)),
  };
}
