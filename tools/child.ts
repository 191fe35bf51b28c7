import { type ChildProcess, spawn } from 'node:child_process';

/** The exit code of a child: 0 when it was asked to stop, 1 when it crashed or never started. */
export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code, signal) =>
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
    );
  });
}

/** Starts a program of this project in the same terminal, on the same Node. */
export function startNode(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}

/** Waits for the children to stop in good order when this process is asked to, instead of leaving them behind. */
export function stopTogether(children: readonly ChildProcess[]): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the children by itself; a second one would cut short what they still write.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      for (const child of children) child.kill(signal);
    });
  }
}
