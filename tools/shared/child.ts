import { type ChildProcess, spawn } from 'node:child_process';
import { onStopRequest } from '@copihue/mock/stopping';

/** The exit code of a shell for a program that a signal ended. */
const ENDED_BY_SIGNAL = 130;

/** Never 0 when a signal ended the child or it did not start. */
export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? ENDED_BY_SIGNAL));
  });
}

export function startNode(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}

/**
 * Stops the children together with this process, so that none is left.
 *
 * @returns whether this process was asked to stop, so that the end of a child is no failure
 */
export function stopTogether(children: readonly ChildProcess[]): () => boolean {
  let isStopping = false;
  onStopRequest((signal) => {
    isStopping = true;
    // A terminal sends Ctrl-C to the children too. A second signal would interrupt their shutdown.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    for (const child of children) child.kill(signal);
  });
  return () => isStopping;
}

/** Runs a program of Node to its end, or to that of this process. */
export function runNode(args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const child = startNode(args, env);
  stopTogether([child]);
  return exitCode(child);
}
