import { type ChildProcess, spawn } from 'node:child_process';

/** What shells give a program that a signal ended. */
const ENDED_BY_SIGNAL = 130;

/** The exit code of a child; never 0 when a signal ended it or it did not start. */
export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? ENDED_BY_SIGNAL));
  });
}

/** Starts a program of this project in the same terminal, on the same Node. */
export function startNode(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}

/**
 * Lets the children stop in good order when this process is asked to, instead of leaving them behind.
 *
 * @returns tells whether it was asked: then the end of a child is no failure
 */
export function stopTogether(children: readonly ChildProcess[]): () => boolean {
  let wasAsked = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      wasAsked = true;
      // A terminal sends Ctrl-C to the children by itself; a second one would cut short what they still write.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      for (const child of children) child.kill(signal);
    });
  }
  return () => wasAsked;
}
