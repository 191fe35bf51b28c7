/**
 * Measures the capacity of the mock backend on this machine: memory per world, memory per socket, and calls per second
 * of one process and of other servers of the contract. The servers take turns, so that other load slows
 * all of them.
 *
 * npm run measure -- mock [--beside http://127.0.0.1:4020] [--worlds 2000] [--sockets 10000] [--rounds 5]
 *
 * Takes about three minutes on a quiet machine. The calls are reads of a guest (/notice/list), sent by this process on the
 * same cores.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { killAll, type Run, run } from '@copihue/mock/run-mock';
import { io, type Socket } from 'socket.io-client';
import { readOptions } from '../shared/options.ts';
import { median } from './harness.ts';

const CONNECTIONS = 32;
const ROUND_MS = 2_000;
const CALL = { path: '/notice/list', body: JSON.stringify({ country: 'CL' }) };

const read = (args: string[]) =>
  readOptions('Use --beside URL, --worlds N, --sockets N or --rounds N.', {
    args,
    options: {
      beside: { type: 'string', multiple: true, default: [] },
      worlds: { type: 'string', default: '2000' },
      sockets: { type: 'string', default: '10000' },
      rounds: { type: 'string', default: '5' },
    },
  }).values;

function call(url: string, world: string, agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-mock-world': world };
    const sent = request(url + CALL.path, { method: 'POST', ...(agent && { agent }), headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject).end(CALL.body);
  });
}

async function rate(url: string): Promise<number> {
  // New connections, because a server closes idle ones while the others are measured.
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + ROUND_MS;
  let made = 0;
  const work = async () => {
    while (performance.now() < end) {
      const status = await call(url, `rate-${made % 20}`, agent);
      if (status !== 200) throw new Error(`${url}${CALL.path} answered ${status}.`);
      made += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
  return (made * 1000) / ROUND_MS;
}

/** In MB, as Linux counts resident memory. */
function residentMb({ child }: Run): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
  return Number(kb) / 1000;
}

export async function measure(args: string[]): Promise<number> {
  const values = read(args);
  process.on('exit', killAll);
  const [worlds, sockets, rounds] = [values.worlds, values.sockets, values.rounds].map(Number) as [
    number,
    number,
    number,
  ];
  const one = run(['--one-port', '--worlds', String(worlds + 100)]);
  const urls = new Map<string, string>([['one process', await one.url]]);
  for (const url of values.beside) urls.set(url, url.replace(/\/$/, ''));

  const rates = new Map<string, number[]>([...urls.keys()].map((name) => [name, []]));
  // Round 0 is a warm-up.
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, url] of urls) {
      const found = await rate(url);
      if (round > 0) rates.get(name)?.push(found);
    }
  const base = median(rates.get('one process') ?? []) ?? 0;
  for (const [name, list] of rates) {
    const middle = median(list) ?? 0;
    console.log(
      `${name.padEnd(28)} ${middle.toFixed(0)} calls a second, ${(middle / base).toFixed(2)} of one process`,
    );
  }

  const oneUrl = await one.url;
  const empty = residentMb(one);
  for (let made = 0; made < worlds; made += 1) await call(oneUrl, `memory-${made}`);
  const full = residentMb(one);
  console.log(
    `${worlds} worlds`.padEnd(28),
    `${(((full - empty) * 1000) / worlds).toFixed(0)} kB each, ${full.toFixed(0)} MB in all`,
  );

  const open: Socket[] = [];
  const started = performance.now();
  for (let made = 0; made < sockets; made += 50) {
    const some = Array.from({ length: Math.min(50, sockets - made) }, (_, place) =>
      io(oneUrl, {
        transports: ['websocket'],
        forceNew: true,
        query: { world: `memory-${(made + place) % worlds}` },
      }),
    );
    await Promise.all(
      some.map(
        (socket) =>
          new Promise<void>((resolve, reject) =>
            socket.once('connect', resolve).once('connect_error', reject),
          ),
      ),
    );
    open.push(...some);
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${sockets} sockets`.padEnd(28),
    `${(((residentMb(one) - full) * 1000) / sockets).toFixed(0)} kB each, opened in ${seconds.toFixed(1)} s`,
  );
  for (const socket of open) socket.close();
  one.child.kill('SIGTERM');
  await one.exit;
  return 0;
}
