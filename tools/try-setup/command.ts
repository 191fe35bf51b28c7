import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';
import { freePort } from '../shared/start-serve.ts';

const LONGEST_MS = 15 * 60_000;
const LONGEST_STOP_MS = 15_000;

export interface Outcome {
  result: 'works' | 'says why' | 'fails';
  seconds: number;
  said: string;
}

type Env = Record<string, string | undefined>;

/** The environment of a terminal, without npm's settings and packages. */
export function terminalEnv(env: Env = process.env): Env {
  const own = Object.entries(env).filter(
    ([name]) => !/^npm_|^NODE(?:_OPTIONS|_ENV)?$|^INIT_CWD$|PORT$/i.test(name),
  );
  const path = (env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(own), PATH: path.join(delimiter) };
}

export function ownLines(output: string): string[] {
  return output.split('\n').filter((line) => line.trim() !== '' && !/^(?:npm |> |Installing )/.test(line));
}

function ended(output: string, seconds: number): Outcome {
  const lines = ownLines(output);
  const isClear = lines.length === 1 && !/\bat .*:\d+:\d+|^\w*Error\b/.test(lines[0] ?? '');
  return { result: isClear ? 'says why' : 'fails', seconds, said: lines.slice(-3).join(' / ') };
}

function run(args: string[], cwd: string, env: Env) {
  // A process group, so that all its processes end together.
  const child = spawn('npm', args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const started = Date.now();
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return { child, output: () => output, seconds: () => Math.round((Date.now() - started) / 1000) };
}

const running = new Set<ChildProcess>();

export function endAll(): void {
  for (const child of running) signal(child, 'SIGKILL');
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, name);
  } catch {
    // The process has already ended.
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    const page = await fetch(address);
    const call = await fetch(`${address}/game/categories`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"country":"CL"}',
    });
    const { success }: { success?: boolean } = await call.json();
    return page.ok && (await page.text()).includes('Copihue') && success === true;
  } catch {
    return false;
  }
}

/** Runs `npm start` until the page and a call are answered, then stops it. */
export async function tryStart(cwd: string, env: Env, ports?: Env): Promise<Outcome> {
  const [PORT, MOCK_PORT, GATEWAY_PORT] = await Promise.all([freePort(), freePort(), freePort()]);
  const own = ports ?? { PORT: `${PORT}`, MOCK_PORT: `${MOCK_PORT}`, GATEWAY_PORT: `${GATEWAY_PORT}` };
  const { child, output, seconds } = run(['start'], cwd, { ...env, ...own });
  const address = `http://127.0.0.1:${own.PORT}`;
  while (!hasEnded(child) && seconds() * 1000 < LONGEST_MS) {
    // Waits for the banner first, because another checkout may answer on the same port.
    if (output().includes('Copihue is running') && (await answers(address))) {
      const outcome: Outcome = { result: 'works', seconds: seconds(), said: '' };
      const stopped = once(child, 'exit');
      signal(child, 'SIGTERM');
      await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, LONGEST_STOP_MS))]);
      signal(child, 'SIGKILL');
      return outcome;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  signal(child, 'SIGKILL');
  return ended(output(), seconds());
}

/** Runs a script with an option that it does not know: it says so, without a stack. */
export async function tryWrongOption(cwd: string, env: Env, script: string): Promise<Outcome> {
  const { child, output, seconds } = run(['run', script, '--', '--nonsense'], cwd, env);
  const [code] = await once(child, 'exit');
  const isClear = code !== 0 && !/^ +at /m.test(output());
  const said = ownLines(output()).at(isClear ? 0 : -1) ?? '';
  return { result: isClear ? 'says why' : 'fails', seconds: seconds(), said };
}

export async function tryTest(cwd: string, env: Env, steps: string): Promise<Outcome> {
  const { child, output, seconds } = run(['test', ...(steps ? ['--', '--only', steps] : [])], cwd, env);
  const timer = setTimeout(() => signal(child, 'SIGKILL'), 4 * LONGEST_MS);
  const [code] = await once(child, 'exit');
  clearTimeout(timer);
  const isDone = code === 0 && / passed, 0 failed/.test(output());
  return isDone ? { result: 'works', seconds: seconds(), said: '' } : ended(output(), seconds());
}
