import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No port is free.');
  return address.port;
}

/** A second server of the production build, with a catalogue of its own size. */
export interface ManyGames {
  address: string;
  stop(): void;
}

/** Starts it. @throws when it ends before it is ready */
export async function startManyGames(games: number): Promise<ManyGames> {
  const port = await freePort();
  const script = new URL('./many-games-server.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, String(port), String(games)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const early = once(child, 'exit').then(([code]) => {
    throw new Error(`The server of ${games} games ended with ${code}.`);
  });
  await Promise.race([once(child.stdout, 'data'), early]);
  early.catch(() => undefined);
  return { address: `http://127.0.0.1:${port}`, stop: () => void child.kill('SIGTERM') };
}
