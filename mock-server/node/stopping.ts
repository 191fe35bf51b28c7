import { readFileSync } from 'node:fs';

/** SIGHUP arrives when the terminal is closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const LOOK_EVERY_MS = 200;
const SHELL = /^(?:sh|dash|ash|bash|zsh|ksh|busybox)$/;

/** The process that started another: behind the shell that npm puts between, where the system has /proc. */
function starterOf(parent: number): number {
  try {
    // The name is in brackets and may contain anything. After it come the state and the parent.
    const [, name = '', after = ''] =
      /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return SHELL.test(name) ? Number(after.split(' ')[1]) : parent;
  } catch {
    return parent;
  }
}

/**
 * Calls `stop` once: after a signal, or after the end of the npm that started this process. At a SIGTERM npm ends its
 * shell and then itself, at a SIGHUP only itself. A second signal does not interrupt the stop.
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
  const npm = starterOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && starterOf(parent) === npm) return;
    clearInterval(timer);
    stopOnce('SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
