import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The file beside this one: TypeScript here, JavaScript in the packed package. */
const MAIN = fileURLToPath(import.meta.url).replace(/worker(\.\w+)$/, 'main$1');
/** Exit code for a mistake of the user: an option, a port, a file. */
const MISUSE = 2;
/** Pause before the next start. It doubles until a process has lived as long as the longest pause. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

/** Sends the port to the parent process, and ends with it. */
export function reportToParent(port: number, stop: () => void): void {
  if (!process.send) return;
  process.once('disconnect', stop);
  // The parent may have ended before the listener was added.
  if (process.connected) process.send({ port });
  else stop();
}

type Ended = number | null;

export class Worker {
  readonly #args: readonly string[];
  #child: ChildProcess | undefined;
  #end: Promise<Ended> = Promise.resolve(0);
  #isStopping = false;
  #pause = FIRST_PAUSE_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  port: number | undefined;

  constructor(args: readonly string[]) {
    this.#args = args;
  }

  /**
   * Resolves when the process listens. A process that is killed earlier is restarted.
   * @throws when its arguments are wrong; the process has printed the reason
   */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#run(resolve, () => reject(new Error('A worker did not start.')));
    });
  }

  /** @param onMisuse called for a mistake of the user, until the process has listened once */
  #run(onListens: () => void, onMisuse?: () => void): void {
    const startedAt = performance.now();
    const child = fork(MAIN, this.#args, {
      env: { ...process.env, MOCK_PORT: '0', GATEWAY_PORT: '0' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    let mayBeMisused = onMisuse;
    child.once('message', (message) => {
      this.port = (message as { port: number }).port;
      mayBeMisused = undefined;
      onListens();
    });
    this.#end = new Promise((resolve) => {
      child.once('exit', resolve);
      // No process was created, for example without enough memory.
      child.once('error', () => child.pid === undefined && resolve(null));
    });
    void this.#end.then((code) => {
      this.port = undefined;
      if (this.#isStopping) return;
      if (code === MISUSE && mayBeMisused) return mayBeMisused();
      if (performance.now() - startedAt > LONGEST_PAUSE_MS) this.#pause = FIRST_PAUSE_MS;
      console.error(`mock: a worker ended and is started again in ${this.#pause} ms.`);
      this.#timer = setTimeout(() => this.#run(onListens, mayBeMisused), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
    });
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** @returns false when an acknowledged change could not be stored */
  async stop(): Promise<boolean> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    const wasListening = this.port !== undefined;
    // A starting process has not answered anything yet.
    if (wasListening && this.#child?.connected) this.#child.disconnect();
    else this.#child?.kill('SIGKILL');
    const code = await this.#end;
    return !wasListening || code === 0;
  }
}
