/** One event of Chromium's trace; times in µs. Format: "Trace Event Format" of the Chromium project. */
export interface TraceEvent {
  name: string;
  /** X is a whole event with a duration; b and e are the ends of a span. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the thread, without the time it waited for a core. */
  tdur?: number;
  id2?: { local?: string };
  args?: { name?: string };
}
