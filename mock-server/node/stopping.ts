/** SIGHUP arrives when the terminal is closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const LOOK_EVERY_MS = 200;

/**
 * Calls `stop` once: after a signal, or after the end of what started this process, when npm did. npm does not pass
 * each signal on, and a shell between them passes none. A second signal does not interrupt the stop.
 */
export function onStopRequest(stop: (signal: (typeof SIGNALS)[number]) => void): void {
  let isStopping = false;
  const stopOnce = (signal: (typeof SIGNALS)[number]) => {
    if (isStopping) return;
    isStopping = true;
    stop(signal);
  };
  for (const signal of SIGNALS) process.on(signal, stopOnce);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stopOnce('SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
