import { type ChildProcess, spawn } from 'node:child_process';
import { whenAskedToStop } from '@copihue/mock/stopping';

/** Shells give this exit code to a program ended by a signal. */
export const ENDED_BY_SIGNAL = 130;

/** The exit code of a child; never 0 when a signal ended it or it did not start. */
export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? ENDED_BY_SIGNAL));
  });
}

/** Starts a program of this project in the same terminal, with the same Node. */
export function startNode(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}

/**
 * Stops the children together with this process, so that none is left running.
 *
 * @returns whether this process was asked to stop: then the end of a child is not a failure
 */
export function stopTogether(children: readonly ChildProcess[]): () => boolean {
  let wasAsked = false;
  whenAskedToStop((signal) => {
    wasAsked = true;
    // A terminal sends Ctrl-C to the children too; a second one would interrupt their shutdown.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    for (const child of children) child.kill(signal);
  });
  return () => wasAsked;
}
