import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No port is free.');
  return address.port;
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

export interface Serve {
  address: string;
  stop(): Promise<void>;
}

/** Runs `tools/serve.ts` with its own settings and options. @throws when it does not start */
export async function startServe(env: Record<string, string>, options: string[] = []): Promise<Serve> {
  const [PORT, MOCK_PORT, GATEWAY_PORT] = await Promise.all([freePort(), freePort(), freePort()]);
  const ports = { PORT: String(PORT), MOCK_PORT: String(MOCK_PORT), GATEWAY_PORT: String(GATEWAY_PORT) };
  const child = spawn(process.execPath, ['tools/serve.ts', '--seed', '1', ...options], {
    env: { ...process.env, ...ports, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${PORT}`;
  for (let tries = 0; !(await answers(address)); tries += 1) {
    if (child.exitCode !== null || tries > 6_000) {
      child.kill();
      throw new Error('The server did not start.');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
