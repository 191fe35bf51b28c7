import { nearestName } from '@copihue/contract/nearest-name';
import { operations } from '@copihue/contract/operations';
import type { GameFiles } from '@copihue/studio/pages/game-files';
import { serveBank } from './bank/bank.ts';
import { serveControl } from './control/control.ts';
import { type Preparation, prepareWorld } from './control/prepare-world.ts';
import { type ConsoleFiles, serveConsole } from './control/serve-console.ts';
import { type PublishedContract, serveContract } from './control/serve-contract.ts';
import { serveGames } from './games/serve-games.ts';
import { type AnsweredCall, createRespond, type RespondOptions } from './handlers/respond.ts';
import { controlOrigin, isStranger, openTo, preflightResponse } from './http/cors.ts';
import { failureAnswer, responseOf, type TextAnswer } from './http/envelope.ts';
import { type Compress, createLastingTexts } from './http/lasting-texts.ts';
import { parseJson, readLimited } from './http/request-body.ts';
import { createRegistry, type WorldRegistry } from './registry/registry.ts';
import { DEFAULT_WORLD, worldIdOf } from './registry/world-id.ts';
import { serveResources } from './resources/resources.ts';
import { seedCatalogue } from './seed/catalogue.ts';
import { seedPlayers } from './seed/world.ts';
import { langForDevelopers, langOf } from './texts/texts.ts';
import { receiveReport } from './traffic/receive-report.ts';
import { createTrafficLog } from './traffic/traffic-log.ts';
import { logCall, logEvent, logStray } from './traffic/watch-calls.ts';
import { Refusal } from './world/core/refusal.ts';
import type { Clock, World } from './world/core/world.ts';
import { type Catalogue, indexCatalogue } from './world/tables/catalogue.ts';

/** Only the gateway has /v1 paths. `combined` serves both hosts from one origin. */
export type MockHost = 'main' | 'gateway' | 'combined';

/** The scenario (`GET /__mock/scenarios`) and the players, beside the seeded ones, are those of every new world. */
export interface MockBackendOptions extends Preparation {
  /** Games in the catalogue. Default: 240. */
  games?: number | undefined;
  /** Makes all chance repeatable, and predictable. Without it each world has a secret of 256 bits from the system. */
  seed?: number | undefined;
  clock?: Clock;
  /** Origin of the demo games. Default: the origin of the call. */
  gameOrigin?: string;
  /** Other origins whose pages may call /__mock. */
  controlOrigins?: readonly string[];
  worldsAtMost?: number | undefined;
  snapshots?: Readonly<Record<string, unknown>>;
  compress?: Compress;
  /** Scripts and styles of the game pages. Without them only the games' calls are served. */
  gameFiles?: GameFiles;
  /** The built console page. It is read with every request, because it may be built while the server runs. */
  consoleFiles?: () => ConsoleFiles | undefined;
  /** Answers every call in place of the world. What breaks the contract is reported (MOC-09). */
  forward?: RespondOptions['forward'];
  /** The published contract. Without it /__mock/openapi.json is not served. */
  contract?: PublishedContract;
  report?: (message: string, error?: unknown) => void;
}

export interface MockBackend {
  /**
   * Answers a request to a host and never rejects. A Response of type `error` means a broken connection.
   * @param address IP address of the caller, for the limits on logins and codes
   */
  handle(request: Request, host: MockHost, address?: string): Promise<Response>;
  /** The same answer as text, for servers that write it themselves. Undefined means a broken connection. */
  answer(request: Request, host: MockHost, address?: string): Promise<Response | TextAnswer | undefined>;
  readonly registry: WorldRegistry;
  /** False for a foreign page in a world that does not exist yet, because the page must not create one. */
  mayEnter(worldId: string, sender: Parameters<typeof isStranger>[0]): boolean;
}

export const isControlPath = (pathname: string) => /^\/__mock(?:\/|$)/.test(pathname);

const operationOf = new Map(operations.map((row) => [row.path, row]));

/** The whole backend without sockets and ports, for Node, tests and browsers. */
export function createMockBackend(options: MockBackendOptions = {}): MockBackend {
  const { seed, clock = Date.now, snapshots, compress, games } = options;
  const report = options.report ?? ((message, error) => console.error(`mock: ${message}`, error ?? ''));
  const { catalogue, catalogueOf, drawn } = createCatalogues(games);
  const prepare = (world: World) => prepareWorld(world, options);
  const worlds = { catalogue, catalogueOf, clock, seed, prepare };
  // A world for trial tells what is wrong with the options now, instead of with each call (MOC-09).
  if (options.scenario !== undefined || options.players) createRegistry(worlds).world(DEFAULT_WORLD);
  const registry = createRegistry({ ...worlds, snapshots, worldsAtMost: options.worldsAtMost });
  const lasting = createLastingTexts(compress);
  const traffic = createTrafficLog();
  registry.onEvent((_worldId, event, world) => logEvent(traffic, world, event));
  const reported = new Set<string>();
  /** The log has every problem; the report has each once. */
  function onCall(call: AnsweredCall): void {
    const problems = logCall(traffic, call);
    if (!options.forward) return;
    for (const { side, field, rule } of problems) {
      const { pathname } = new URL(call.request.url);
      const at = field.replace(/\b\d+\b/g, '*');
      const problem = `${pathname}: the ${side} breaks the contract: ${at} ${rule}`.replace(':  ', ': ');
      if (!reported.has(problem)) report(problem);
      reported.add(problem);
    }
  }
  const respond = createRespond({
    registry,
    report,
    clock,
    knownOrigins: options.controlOrigins ?? [],
    onCall,
    forward: options.forward,
    gameOrigin: options.gameOrigin,
  });
  /** Origin of the other or the same host, as the caller sees it. */
  function originOf({ url }: Request, host: 'main' | 'gateway'): string {
    const { origin, protocol, hostname } = new URL(url);
    const port = host === 'main' ? options.contract?.mainPort() : options.contract?.gatewayPort();
    return port === undefined ? origin : `${protocol}//${hostname}:${port}`;
  }

  /** 404 with the nearest call, and with its address when the other host answers it. */
  function unknownCall(request: Request, host: MockHost, pathname: string): Refusal {
    const near = operationOf.get(nearestName(pathname, [...operationOf.keys()]) ?? '');
    const isOther = near && host !== 'combined' && near.gateway !== (host === 'gateway');
    const nearest = `${isOther ? originOf(request, near.gateway ? 'gateway' : 'main') : ''}${near?.path}`;
    return new Refusal('unknown-path', { status: 404, parameters: { nearest } });
  }

  /** GET / says where to go (MOC-09). */
  function serveIndex(request: Request, host: MockHost): Response {
    assertMethod(request, ['GET', 'HEAD']);
    const main = host === 'gateway' ? originOf(request, 'main') : new URL(request.url).origin;
    const [player] = seedPlayers;
    const lines = [
      'Copihue mock backend',
      `calls         POST ${main}/ping`,
      `gateway       POST ${host === 'gateway' ? new URL(request.url).origin : originOf(request, 'gateway')}/v1/pb/config`,
      `console       ${main}/__mock`,
      `contract      ${main}/__mock/openapi.json`,
      `test control  ${main}/__mock/control.json`,
      ...(options.forward ? [] : [`player        ${player.username}, password ${player.password}`]),
    ];
    return new Response(`${lines.join('\n')}\n`, {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  }

  /** Requests outside the contract are logged too, so that a wrong path or method is visible. */
  function stray(request: Request, refusal: Refusal): TextAnswer {
    const answered = failureAnswer(refusal, langOf(request.headers.get('lang')));
    if (request.method === 'POST' || refusal.status === 405)
      logStray(traffic, registry.world(worldIdOf(request)), request, answered);
    return answered;
  }

  function answerCall(request: Request, host: MockHost, pathname: string, address: string | undefined) {
    const operation = operationOf.get(pathname);
    const isHere = operation && (host === 'combined' || operation.gateway === (host === 'gateway'));
    if (!isHere) return stray(request, unknownCall(request, host, pathname));
    if (request.method !== 'POST')
      return stray(request, new Refusal('wrong-method', { status: 405, parameters: { method: 'POST' } }));
    return respond(request, operation.operationId, address);
  }

  /** Calls of the reference below /__mock reach both hosts (CON-05). */
  function sendCall(request: Request, pathname: string, address: string | undefined) {
    const path = /^\/__mock\/send(\/.+)$/.exec(pathname)?.[1];
    if (path === undefined) return undefined;
    return answerCall(new Request(new URL(path, request.url), request), 'combined', path, address);
  }

  async function route(request: Request, pathname: string, host: MockHost, address?: string) {
    if (pathname === '/') return serveIndex(request, host);
    if (host !== 'gateway') {
      if (isControlPath(pathname))
        return (
          serveContract(request, options.contract) ??
          serveConsole(request, options.consoleFiles) ??
          sendCall(request, pathname, address) ??
          serveControl(request, { registry, traffic, isForwarding: options.forward !== undefined })
        );
      if (pathname.startsWith('/bank/'))
        return assertMethod(request, ['GET', 'POST']) ?? serveBank(request, registry);
      if (pathname.startsWith('/resources/'))
        return assertMethod(request, ['GET', 'HEAD']) ?? serveResources(request, drawn, lasting);
      if (pathname.startsWith('/games/'))
        return serveGames(request, { registry, files: options.gameFiles, lasting });
    }
    if (pathname === '/reports') {
      assertMethod(request, ['POST']);
      return receiveReport(request, parseJson(await readLimited(request)), registry, traffic);
    }
    return answerCall(request, host, pathname, address);
  }

  const mayEnter: MockBackend['mayEnter'] = (worldId, sender) =>
    registry.has(worldId) || !isStranger(sender, options.controlOrigins ?? []);

  const senderOf = ({ headers }: Request, host: string) => ({
    origin: headers.get('origin'),
    site: headers.get('sec-fetch-site'),
    host,
  });

  function assertMayEnter(request: Request, worldId: string, host: string): void {
    const sender = senderOf(request, host);
    if (mayEnter(worldId, sender)) return;
    throw new Refusal('foreign-world', { status: 403, parameters: { origin: sender.origin ?? 'http://…' } });
  }

  /** A stranger's page counts for itself: its wrong logins lock nobody else out (SES-10). */
  function addressFor(request: Request, host: string, address: string | undefined): string | undefined {
    const sender = senderOf(request, host);
    return isStranger(sender, options.controlOrigins ?? []) ? `${address} ${sender.origin}` : address;
  }

  async function answer(request: Request, host: MockHost, address?: string) {
    const { pathname, host: name } = new URL(request.url);
    const isControl = isControlPath(pathname);
    let reader = isControl ? undefined : '*';
    try {
      if (isControl) reader = controlOrigin(request, options.controlOrigins ?? []);
      const isPreflight = request.method === 'OPTIONS';
      if (!isPreflight) assertMayEnter(request, worldIdOf(request), name);
      return openTo(
        reader,
        isPreflight
          ? preflightResponse()
          : await route(request, pathname, host, addressFor(request, name, address)),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) report(`${request.method} ${request.url} failed`, error);
      const refusal = error instanceof Refusal ? error : new Refusal('server-error');
      const langFor = isControl ? langForDevelopers : langOf;
      return openTo(reader, failureAnswer(refusal, langFor(request.headers.get('lang'))));
    }
  }

  return {
    registry,
    mayEnter,
    answer,
    handle: async (request, host, address) => responseOf(await answer(request, host, address)),
  };
}

/** Builds each size once. `drawn` is the largest catalogue, so that every cover can be drawn. */
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
