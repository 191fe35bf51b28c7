import type { TraceEvent } from './trace-event.ts';

/** Main-thread work in one frame, in ms of CPU time. */
export interface Frame {
  scripts: number;
  /** Garbage collections, which mostly free the drawings of covers that scrolled away. */
  collecting: number;
}

const SCRIPTS = new Set([
  'FunctionCall',
  'EventDispatch',
  'TimerFire',
  'FireAnimationFrame',
  'EvaluateScript',
]);
const isCollection = ({ name }: TraceEvent) => /^(Major|Minor)GC$|^V8\.GC_/.test(name);
const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let until = 0;
  return events.filter((event) => {
    if (event.ts < until) return false;
    until = end(event);
    return true;
  });
}

const sum = (events: readonly TraceEvent[]) => events.reduce((ms, { tdur = 0 }) => ms + tdur / 1000, 0);

/**
 * The frames of a trace of the category `devtools.timeline` with one open page.
 * @throws when the trace has no frame
 */
export function framesOf(trace: string): Frame[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace);
  const starts = new Map<string | undefined, number>();
  const frames: { from: number; to: number }[] = [];
  const sorted = traceEvents.toSorted((a, b) => a.ts - b.ts || end(b) - end(a));
  for (const { name, ph, ts, id2 } of sorted) {
    if (name !== 'AnimationFrame') continue;
    const from = starts.get(id2?.local);
    if (ph === 'b') starts.set(id2?.local, ts);
    if (ph === 'e' && from !== undefined) frames.push({ from, to: ts });
  }
  if (frames.length === 0)
    throw new Error('The trace has no frame: this Chromium is too old for AnimationFrame events.');
  // Scripts run only on the main thread. The collector's other threads block nothing.
  const main = sorted.find(({ name }) => name === 'FunctionCall');
  const whole = sorted.filter(({ ph, pid, tid }) => ph === 'X' && pid === main?.pid && tid === main.tid);
  const scripts = outermost(whole.filter(({ name }) => SCRIPTS.has(name)));
  const collections = outermost(whole.filter(isCollection));
  return frames.map(({ from, to }) => {
    const ran = scripts.filter(({ ts }) => ts >= from && ts < to);
    const within = collections.filter(({ ts }) => ran.some((script) => ts >= script.ts && ts < end(script)));
    return { scripts: sum(ran) - sum(within), collecting: sum(within) };
  });
}
