/** An event of Chromium's trace ("Trace Event Format" of the Chromium project). Times in µs. */
export interface TraceEvent {
  name: string;
  /** X is a complete event with a duration. b and e are the ends of a span. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the thread. */
  tdur?: number;
  id2?: { local?: string };
  args?: { name?: string };
}
