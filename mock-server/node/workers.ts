import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { join, parse } from 'node:path';
import { type Duplex, pipeline } from 'node:stream';
import { worldIdFrom } from '../registry/world-id.ts';
import { answerHealth } from './health.ts';
import { Worker } from './worker.ts';

const HOST = '127.0.0.1';

export interface WorkerOptions {
  workers: number;
  args: readonly string[];
  /** `world.json` becomes `world-1.json` and so on, because each process needs its own file. */
  stateFile: string | undefined;
  port: number;
  hostname: string;
  /** A web server in front of this one sends X-Forwarded headers, which are passed on. */
  trustProxy: boolean;
}

function placeOf(world: string, workers: number): number {
  return createHash('sha256').update(world).digest().readUInt32BE() % workers;
}

function worldOf({ headers, url = '' }: IncomingMessage): string {
  return worldIdFrom({
    header: headers['x-mock-world']?.toString(),
    query: new URLSearchParams(url.split('?')[1]).get('world'),
    cookie: headers.cookie,
  });
}

/**
 * Runs the mock backend in several processes behind one port (MOC-07). Worlds share nothing, so each lives in the
 * process that its name maps to. node:cluster is no help: it spreads connections, but one connection carries calls of
 * many worlds. The worlds of a stopped process answer 502; with a state file they come back.
 * @throws the error of node:net, EADDRINUSE for a busy port
 */
export async function startWorkers({
  args,
  stateFile,
  port,
  hostname,
  trustProxy,
  ...options
}: WorkerOptions) {
  const all = Array.from({ length: options.workers }, (_, place) => {
    const file = stateFile === undefined ? undefined : parse(stateFile);
    const own = file && ['--state', join(file.dir, `${file.name}-${place + 1}${file.ext}`)];
    return new Worker([...args, '--one-port', '--trust-proxy', ...(own ?? [])]);
  });
  const stopAll = async () => (await Promise.all(all.map((worker) => worker.stop()))).every(Boolean);
  const problem = () => (all.some((worker) => worker.port === undefined) ? 'a worker is down' : undefined);
  const portOf = (incoming: IncomingMessage) => all[placeOf(worldOf(incoming), all.length)]?.port;
  // A new connection for each request, because the worker may close an idle one just when the next request is sent.
  const agent = new Agent({ keepAlive: false });

  const headersOf = (incoming: IncomingMessage) => {
    if (trustProxy) return incoming.headers;
    const { 'x-forwarded-proto': _scheme, ...headers } = incoming.headers;
    return { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress };
  };

  function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (answerHealth(incoming, outgoing, problem)) return;
    const target = portOf(incoming);
    if (target === undefined) {
      outgoing.writeHead(502).end();
      return;
    }
    const { method, url: path } = incoming;
    const headers = headersOf(incoming);
    const onward = request({ agent, host: HOST, port: target, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      pipeline(answer, outgoing, () => undefined);
    });
    // A connection that the mock breaks on purpose (fault "offline") is broken here too.
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }

  function passOnSocket(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
    const target = portOf(incoming);
    socket.on('error', () => undefined);
    if (target === undefined) {
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    const lines = Object.entries(headersOf(incoming)).map(([name, value]) => `${name}: ${value}`);
    const start = [`${incoming.method} ${incoming.url} HTTP/1.1`, ...lines, '', ''].join('\r\n');
    const onward = connect(target, HOST, () => {
      onward.write(start);
      onward.write(head);
      pipeline(socket, onward, socket, () => undefined);
    });
    onward.on('error', () => socket.destroy());
  }

  const server = createServer(passOn).on('upgrade', passOnSocket);
  try {
    await Promise.all(all.map((worker) => worker.start()));
    server.listen(port, hostname);
    await once(server, 'listening');
  } catch (error) {
    await stopAll();
    throw error;
  }
  const address = server.address();
  return {
    mockPort: typeof address === 'object' && address ? address.port : port,
    pids: () => all.map(({ pid }) => pid),
    async close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
      return stopAll();
    },
  };
}
