import { type ChildProcess, spawn } from 'node:child_process';

/** A real process with a state file and signals, as developers start it. */
const MAIN = 'mock-server/node/main.ts';
const running = new Set<ChildProcess>();

export type Run = ReturnType<typeof run>;

export function run(args: readonly string[], env: Record<string, string> = {}) {
  const ports = { MOCK_PORT: '0', GATEWAY_PORT: '0' };
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...process.env, ...ports, ...env },
  });
  running.add(child);
  let text = '';
  const url = new Promise<string>((resolve) => {
    const listen = (chunk: Buffer) => {
      text += chunk.toString();
      const found = /API and socket\s+(http:\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
  });
  const exit = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, output: () => text, exit, url };
}

export async function post(
  url: string,
  path: string,
  body: unknown,
  token = '',
): Promise<{ token: string; id: string; total: number; list: { id: string }[] }> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { token },
    body: JSON.stringify(body),
  });
  return (await response.json()).data;
}

export function login(url: string) {
  return post(url, '/user/login', { country: 'CL', username: '912345678', password: 'Copihue2026' });
}

export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}
