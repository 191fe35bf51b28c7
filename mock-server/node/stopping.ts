import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** SIGHUP arrives when the terminal is closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const LOOK_EVERY_MS = 200;
const SHELL = /^(?:sh|dash|ash|bash|zsh|ksh|busybox)$/;

interface Parent {
  name: string;
  parent: number;
}

function processOf(pid: number): Parent | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
    return { name, parent: Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]) };
  } catch {
    return undefined;
  }
}

function processByPs(pid: number): Parent | undefined {
  try {
    const text = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const [parent = '', ...words] = text.split(/\s+/);
    return { name: words.join(' ').split('/').at(-1) ?? '', parent: Number(parent) };
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Returns true once the npm that started this process is gone. A shell between them does not pass signals on: at a
 * SIGTERM npm ends the shell and then itself, at a SIGHUP only itself.
 */
function npmWatch(): () => boolean {
  const { ppid } = process;
  const shell = processOf(ppid);
  if (shell) {
    if (!SHELL.test(shell.name)) return () => process.ppid !== ppid;
    return () => process.ppid !== ppid || processOf(ppid)?.parent !== shell.parent;
  }
  const slow = processByPs(ppid);
  const npm = slow && SHELL.test(slow.name) ? slow.parent : ppid;
  return () => process.ppid !== ppid || !isRunning(npm);
}

/**
 * Calls `stop` once: after a signal, or after the end of the npm that started this process. A second signal does not
 * interrupt the stop.
 */
export function onStopRequest(stop: (signal: (typeof SIGNALS)[number]) => void): void {
  let isStopping = false;
  const stopOnce = (signal: (typeof SIGNALS)[number]) => {
    if (isStopping) return;
    isStopping = true;
    stop(signal);
  };
  for (const signal of SIGNALS) process.on(signal, stopOnce);
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const isNpmGone = npmWatch();
  const timer = setInterval(() => {
    if (!isNpmGone()) return;
    clearInterval(timer);
    stopOnce('SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
