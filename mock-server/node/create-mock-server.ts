import { readFileSync } from 'node:fs';
import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createRequire } from 'node:module';
import { WrongOption } from '../control/scenario-names.ts';
import {
  createMockBackend,
  type MockBackend,
  type MockBackendOptions,
  type MockHost,
} from '../create-mock-backend.ts';
import { durable } from './durable.ts';
import { compressText, type ListenerOptions, nodeListener } from './node-listener.ts';
import { createForward, createPassOn, type ProxyOptions } from './proxy.ts';
import { consoleReader } from './read-console.ts';
import { createSockets } from './sockets.ts';
import { openStateFile, type StateFile } from './state-file.ts';
import { UnusableState } from './state-lock.ts';

const HEALTH = /^\/healthz(?:\?|$)/;

/**
 * Answers `/healthz` for monitoring: 200, or 503 with the problem. It reveals nothing about any world.
 * @returns false for every other address
 */
function answerHealth(
  { method, url = '' }: IncomingMessage,
  outgoing: ServerResponse,
  problem: () => string | undefined,
): boolean {
  if (!HEALTH.test(url) || (method !== 'GET' && method !== 'HEAD')) return false;
  const wrong = problem();
  const body = JSON.stringify(wrong === undefined ? { status: 'ok' } : { status: 'failing', problem: wrong });
  outgoing.writeHead(wrong === undefined ? 200 : 503, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
  });
  outgoing.end(method === 'HEAD' ? undefined : body);
  return true;
}

export interface MockServerOptions
  extends Omit<MockBackendOptions, 'compress' | 'snapshots' | 'controlOrigins' | 'forward'>,
    ListenerOptions {
  stateFile?: string | undefined;
  /** Answers a change only after the disk has stored it in the state file (MOC-08). */
  isDurable?: boolean;
  isOnePort?: boolean;
  /** A backend that answers the calls, which are checked against the contract (MOC-09). */
  proxy?: ProxyOptions;
}

export interface ListenOptions {
  /** 0 takes a free port. */
  mockPort: number;
  gatewayPort: number;
  /** Address to listen on. Default: this computer only. */
  hostname?: string;
}

export interface MockServer extends Pick<MockBackend, 'handle' | 'registry'> {
  /** Where tokens, codes and the luck of games come from, for the start's message. */
  readonly chance: string;
  listener(host: MockHost): ReturnType<typeof nodeListener>;
  attachSockets: ReturnType<typeof createSockets>['attach'];
  /**
   * Opens both hosts.
   * @returns the ports that were taken
   * @throws the error of node:net, EADDRINUSE for a busy port
   */
  listen(options: ListenOptions): Promise<{ mockPort: number; gatewayPort: number }>;
  /**
   * Closes sockets, ports and timers, and writes the state file.
   * @returns false when an acknowledged change is lost
   */
  close(): Promise<boolean>;
}

function open(server: HttpServer, port: number, hostname: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function shut(server: HttpServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

const fromHere = createRequire(import.meta.url);

/** Read for each request, because the document may change while a server runs. */
function publishedText(name: string): string | undefined {
  try {
    return readFileSync(fromHere.resolve(`@copihue/contract/${name}`), 'utf8');
  } catch {
    return undefined;
  }
}

function backendFrom(
  { stateFile, proxy, ...options }: MockServerOptions,
  file: StateFile | undefined,
  report: (message: string) => void,
): MockBackend {
  const snapshots = file?.snapshots;
  try {
    const backend = createMockBackend({
      consoleFiles: consoleReader(),
      ...options,
      compress: compressText,
      ...(proxy && { forward: createForward(proxy, report) }),
      ...(snapshots ? { snapshots } : {}),
    });
    file?.follow(backend.registry);
    return backend;
  } catch (error) {
    void file?.close();
    if (!snapshots || error instanceof UnusableState || error instanceof WrongOption) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusableState(
      `The state file ${stateFile} cannot be used: ${reason} Move it away, or name another file with --state.`,
    );
  }
}

/**
 * The mock backend in Node: calls, sockets, drawings and the bank page, with an optional state file.
 * @throws UnusableState for a state file that cannot be used, or that another process uses
 */
export function createMockServer(options: MockServerOptions = {}): MockServer {
  if (options.isDurable && options.stateFile === undefined)
    throw new Error('--durable needs a file to keep the world in: add --state FILE.');
  const report = options.report ?? ((message: string) => console.error(`mock: ${message}`));
  const file = options.stateFile === undefined ? undefined : openStateFile(options.stateFile, report);
  let ports: { main: number; gateway: number } | undefined;
  const contract = {
    text: publishedText,
    mainPort: () => ports?.main,
    gatewayPort: () => (options.isOnePort ? undefined : ports?.gateway),
  };
  const made = backendFrom({ contract, ...options }, file, report);
  const backend = options.isDurable && file ? durable(made, file) : made;
  const sockets = createSockets(backend);
  const proxy = options.proxy && createPassOn(options.proxy, report);
  const problem = () => (file?.isWritten() === false ? 'the state file cannot be written' : undefined);
  const listener = (host: MockHost): ReturnType<typeof nodeListener> => {
    const others = nodeListener(backend, host, options);
    return (incoming, outgoing) => {
      if (answerHealth(incoming, outgoing, problem) || proxy?.take(incoming, outgoing)) return;
      others(incoming, outgoing);
    };
  };
  const servers: HttpServer[] = [];

  return {
    handle: backend.handle,
    registry: backend.registry,
    chance:
      options.seed === undefined
        ? 'from the system'
        : `from seed ${options.seed}: tokens, codes and games can be predicted`,
    listener,
    attachSockets: sockets.attach,
    async listen({ hostname = '127.0.0.1', ...wanted }) {
      const main = createServer(listener(options.isOnePort ? 'combined' : 'main'));
      const gateway = createServer(listener('gateway'));
      servers.push(main, gateway);
      (proxy ?? sockets).attach(main);
      await file?.flush();
      const mainPort = await open(main, wanted.mockPort, hostname);
      const gatewayPort = await open(gateway, wanted.gatewayPort, hostname);
      ports = { main: mainPort, gateway: gatewayPort };
      return { mockPort: mainPort, gatewayPort };
    },
    async close() {
      backend.registry.close();
      proxy?.close();
      await sockets.close();
      await Promise.all(servers.splice(0).map(shut));
      // Closed last, so that it contains every acknowledged change.
      return (await file?.close()) ?? true;
    },
  };
}
