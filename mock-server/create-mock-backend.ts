import { getResponse, type HttpHandler, http } from 'msw';
import { serveBank } from './bank/bank.ts';
import type { ConsoleFiles } from './control/console-files.ts';
import { serveControl } from './control/control.ts';
import { serveConsole } from './control/serve-console.ts';
import { operations } from './generated/operations.ts';
import { createRespond } from './handlers/respond.ts';
import { preflightResponse, withCors } from './http/cors.ts';
import { failureResponse } from './http/envelope.ts';
import { type Compress, createLastingTexts } from './http/lasting-texts.ts';
import { createRegistry, type WorldRegistry } from './registry/registry.ts';
import { worldIdOf } from './registry/world-id.ts';
import { serveResources } from './resources/resources.ts';
import { seedCatalogue } from './seed/catalogue.ts';
import type { GameFiles } from './studio/pages/game-files.ts';
import { serveGames } from './studio/pages/serve-games.ts';
import { langOf } from './texts/texts.ts';
import { createTrafficLog } from './traffic/traffic-log.ts';
import { logCall, logEvent, logStray } from './traffic/watch-calls.ts';
import { Refusal } from './world/core/refusal.ts';
import type { Clock } from './world/core/world.ts';
import { type Catalogue, indexCatalogue } from './world/tables/catalogue.ts';

/** Which host a request reached: /v1 paths live on the gateway alone, `combined` serves both from one origin. */
export type MockHost = 'main' | 'gateway' | 'combined';

export interface MockBackendOptions {
  /** Games in the catalogue; 240 without it. */
  games?: number;
  /** Same seed, same worlds. */
  seed?: number;
  clock?: Clock;
  /** Origin of the demo games; without it the origin of the call. */
  gameOrigin?: string;
  /** Origin of share links; without it that of the page that asks. */
  shareOrigin?: string;
  /** Worlds to go on from, by id. */
  snapshots?: Readonly<Record<string, unknown>>;
  compress?: Compress;
  /** Scripts and styles of the demo games' pages; without them there are the calls of the games and no pages. */
  gameFiles?: GameFiles;
  /** The built console page; asked for with every request, since it may be built while the server runs. */
  consoleFiles?: () => ConsoleFiles | undefined;
  /** Told of every fault of the mock itself. */
  report?: (message: string, error?: unknown) => void;
}

export interface MockBackend {
  /** Answers a request to a host; never rejects. A Response of type `error` stands for a broken connection. */
  handle(request: Request, host: MockHost): Promise<Response>;
  /** The same calls as MSW handlers, for `setupServer` and `setupWorker`. */
  readonly handlers: readonly HttpHandler[];
  readonly registry: WorldRegistry;
  /** Told when somebody asks for the sockets of a world to be dropped. */
  onDropSockets(listener: (worldId: string) => void): void;
}

const operationOf = new Map(operations.map((row) => [row.path, row]));

/** The whole backend but for sockets and ports: runs in Node, in tests and in a browser. */
export function createMockBackend(options: MockBackendOptions = {}): MockBackend {
  const { seed = 1, clock = Date.now, snapshots, compress, games } = options;
  const report = options.report ?? ((message, error) => console.error(`mock: ${message}`, error ?? ''));
  const { catalogue, catalogueOf, drawn } = createCatalogues(games);
  const registry = createRegistry({
    catalogue,
    catalogueOf,
    clock,
    seed,
    ...(snapshots ? { snapshots } : {}),
  });
  const lasting = createLastingTexts(compress);
  const traffic = createTrafficLog();
  registry.onEvent((_worldId, event, world) => logEvent(traffic, world, event));
  const dropListeners: ((worldId: string) => void)[] = [];
  const dropSockets = (worldId: string) => {
    for (const listener of dropListeners) listener(worldId);
  };
  // A client that comes back logs in and joins its conversation as after any lost connection (RT-03, CHT-01).
  registry.onReplaced(dropSockets);
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const gameOrigin = options.gameOrigin;
  const respond = createRespond({
    registry,
    wait,
    report,
    clock,
    onCall: (call) => logCall(traffic, call),
    ...(gameOrigin === undefined ? {} : { gameOrigin }),
    ...(options.shareOrigin === undefined ? {} : { shareOrigin: options.shareOrigin }),
  });
  const handlerOf = new Map(
    operations.map(({ path, operationId }) => [
      path,
      http.post(`*${path}`, ({ request }) => respond(request, operationId)),
    ]),
  );
  const handlers = [...handlerOf.values()];

  /** What is no call of the contract is logged all the same: a slip in a path or a method is worth seeing. */
  async function stray(request: Request, refusal: Refusal): Promise<Response> {
    const response = failureResponse(refusal, langOf(request.headers.get('lang')));
    const log = () => logStray(traffic, registry.world(worldIdOf(request)), request, response.clone());
    if (request.method === 'POST' || refusal.status === 405) await log();
    return response;
  }

  async function answerCall(request: Request, host: MockHost, pathname: string): Promise<Response> {
    const operation = operationOf.get(pathname);
    const isHere = operation && (host === 'combined' || operation.gateway === (host === 'gateway'));
    if (!isHere) return stray(request, new Refusal('unknown-path', { status: 404 }));
    if (request.method !== 'POST')
      return stray(request, new Refusal('wrong-method', { status: 405, parameters: { method: 'POST' } }));
    const handler = handlerOf.get(operation.path);
    const response = handler && (await getResponse([handler], request));
    if (!response) throw new Error(`${pathname} has no handler.`);
    return response;
  }

  async function route(request: Request, host: MockHost): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (host !== 'gateway') {
      if (pathname === '/__mock' || pathname.startsWith('/__mock/'))
        return (
          serveConsole(request, options.consoleFiles) ??
          serveControl(request, { registry, dropSockets, traffic })
        );
      if (pathname.startsWith('/bank/'))
        return assertMethod(request, ['GET', 'POST']) ?? serveBank(request, registry);
      if (pathname.startsWith('/resources/'))
        return assertMethod(request, ['GET', 'HEAD']) ?? serveResources(request, drawn, lasting);
      if (pathname.startsWith('/games/'))
        return serveGames(request, { registry, wait, files: options.gameFiles, lasting });
    }
    return answerCall(request, host, pathname);
  }

  return {
    handlers,
    registry,
    onDropSockets: (listener) => void dropListeners.push(listener),
    async handle(request, host) {
      if (request.method === 'OPTIONS') return preflightResponse();
      const lang = langOf(request.headers.get('lang'));
      try {
        return withCors(await route(request, host));
      } catch (error) {
        if (error instanceof Refusal) return withCors(failureResponse(error, lang));
        report(`${request.method} ${request.url} failed`, error);
        return withCors(failureResponse(new Refusal('server-error', { status: 500 }), lang));
      }
    },
  };
}

/** Catalogues by size, each built once; `drawn` knows the games of the largest, so that every cover can be drawn. */
function createCatalogues(games: number | undefined) {
  const catalogue = indexCatalogue(seedCatalogue(games === undefined ? {} : { size: games }));
  const bySize = new Map<number, Catalogue>();
  let widest = catalogue;
  return {
    catalogue,
    catalogueOf(size: number): Catalogue {
      const found = bySize.get(size) ?? indexCatalogue(seedCatalogue({ size }));
      bySize.set(size, found);
      if (found.games.length > widest.games.length) widest = found;
      return found;
    },
    drawn: {
      ...catalogue,
      get games() {
        return widest.games;
      },
    },
  };
}

function assertMethod(request: Request, allowed: readonly string[]): undefined {
  if (allowed.includes(request.method)) return undefined;
  throw new Refusal('wrong-method', { status: 405, parameters: { method: allowed.join(', ') } });
}
