import { type Contract, readContract } from '../source/contract.ts';
import { contractOfMarket } from '../source/laws.ts';
import { createBench, type Kit } from './bench.ts';
import { createClient, type Exchange } from './client.ts';
import { accountsFor, missingParts, openControl } from './control.ts';
import type { Coverage } from './coverage.ts';
import { type Finding, inOrder } from './finding.ts';
import { checkLaws, logIn, logOut, provokeRefusals, reachHosts, walkJourney } from './journey/journey.ts';
import { createWalk } from './journey/walk.ts';
import { type CheckPart, type GivenOptions, Misuse } from './options.ts';
import { probeAuthorisation } from './probes/authorisation.ts';
import { probeInvalidInputs } from './probes/invalid-inputs.ts';
import { probeRandomInputs } from './probes/random-inputs.ts';
import { watchSocket } from './probes/socket.ts';
import { createWrongBodies } from './probes/wrong-bodies.ts';
import { createSchemaCheck } from './schema-check.ts';
import { type Expected, expectedOf } from './seen.ts';
import { type CallTime, timesOf } from './times.ts';
import { type Unchecked, uncheckedOf } from './unchecked.ts';

export interface CheckResult {
  main: string;
  gateway: string;
  seed: number;
  writes: boolean;
  parts: ReadonlySet<CheckPart>;
  startedAt: string;
  ms: number;
  findings: readonly Finding[];
  coverage: Coverage;
  exchanges: readonly Exchange[];
  events: readonly { name: string; at: string }[];
  expected: readonly Expected[];
  /** Paths of the calls that do not exist yet: each answer was a 404 or 501. */
  absent: readonly string[];
  times: readonly CallTime[];
  notes: readonly string[];
  unchecked: readonly Unchecked[];
}

/**
 * @param file root document
 * @throws UnreadableContract
 */
export function openKit(file: string): Kit {
  const contract = readContract(file);
  return { contract, check: createSchemaCheck(contract) };
}

/**
 * Accepts paths and operationIds.
 * @throws Misuse for a name that the contract does not know
 */
function withOperationIds(options: GivenOptions, contract: Contract): GivenOptions {
  if (!options.only) return options;
  const only = [...options.only]
    .filter((name) => !name.startsWith('socket'))
    .map((name) => {
      const call = contract.calls.find(({ path, operationId }) => path === name || operationId === name);
      if (!call) throw new Misuse(`--only: the contract has no call "${name}".`);
      return call.operationId;
    });
  return { ...options, only: new Set(only) };
}

/**
 * @throws Misuse when a host does not answer, answers with HTML, or refuses the credentials
 * @throws UnreadableContract
 */
export async function runCheck(
  given: GivenOptions,
  { contract, check }: Kit = openKit(given.contract),
): Promise<CheckResult> {
  const kit = { contract: contractOfMarket(contract, given.country), check };
  const named = withOperationIds(given, kit.contract);
  const controlNotes: string[] = [];
  const { headers, timeoutMs } = named;
  const reached = { headers, timeoutMs, onProblem: (text: string) => void controlNotes.push(text) };
  const control =
    named.control === undefined ? undefined : await openControl({ ...reached, url: named.control });
  const options = await accountsFor(named, control);
  const startedAt = new Date().toISOString();
  const started = performance.now();

  const exchanges: Exchange[] = [];
  const client = createClient({
    ...options,
    onExchange(exchange) {
      exchanges.push(exchange);
      options.onExchange?.(exchange);
    },
  });
  const bench = createBench(kit, options, client, control);
  const { secrets, findings, coverage } = bench;
  const { player, second, newUsername } = options;
  secrets.learn(player.username, player.password, second?.username, second?.password, newUsername);
  const walk = createWalk(bench);
  if (options.writes) walk.notes.push(...missingParts(control));
  const has = (part: CheckPart) => options.parts.has(part);
  const calls = kit.contract.calls.filter(({ operationId }) => options.only?.has(operationId) ?? true);

  await reachHosts(bench, client);
  await logIn(walk);
  const socket = has('socket') ? await watchSocket(bench, walk.player.token) : undefined;
  // Absent calls get no probes, because the report names them once.
  const isLoggedOut = bench.absent.isAbsent('userLogin');
  const there = () =>
    calls.filter(
      ({ operationId, isGuest }) => !bench.absent.isAbsent(operationId) && (isGuest || !isLoggedOut),
    );
  try {
    if (socket) {
      walk.bindSocket = socket.logIn;
      walk.watchOther = socket.watchOther;
      walk.expectPaid = socket.expectPaid;
      walk.expectMoved = socket.expectMoved;
    }
    if (has('journey')) await walkJourney(walk);
    if (has('laws') && !isLoggedOut) await checkLaws(walk);
    if (has('refusals') && !isLoggedOut) await provokeRefusals(walk);
    const bodies = createWrongBodies(bench, walk.memory.bodies);
    if (has('authorisation')) await probeAuthorisation(bench, calls, bodies);
    if (has('invalid')) await probeInvalidInputs(bench, there(), bodies, walk.player);
    if (has('random')) await probeRandomInputs(bench, there(), walk.player);
    await socket?.finish(walk.memory);
    await logOut(walk);
  } catch (error) {
    if (!options.signal?.aborted) throw error;
    walk.notes.push('The run was stopped: what comes later was not checked.');
  } finally {
    socket?.close();
  }

  const absent = kit.contract.calls.filter(({ operationId }) => bench.absent.isAbsent(operationId));
  for (const { operationId } of absent) coverage.skip(operationId, 'is not there yet');
  const seen = coverage.result();
  const events = (socket?.events ?? []).map(({ name, at }) => ({ name, at }));
  const names = new Set(events.map(({ name }) => name));
  return {
    main: options.main,
    gateway: options.gateway,
    seed: options.seed,
    writes: options.writes,
    parts: options.parts,
    startedAt,
    ms: Math.round(performance.now() - started),
    findings: inOrder(findings.list).map((finding) => ({
      ...finding,
      says: secrets.text(finding.says),
      ...(finding.exchange ? { exchange: secrets.exchange(finding.exchange) } : {}),
    })),
    coverage: seen,
    expected: expectedOf(seen, kit.contract, names, options),
    absent: absent.map(({ path }) => path),
    times: timesOf(exchanges),
    exchanges: exchanges.map(secrets.exchange),
    events,
    notes: [...walk.notes, ...new Set(controlNotes)],
    unchecked: uncheckedOf(kit.contract),
  };
}
