import type { Contract } from '../source/contract.ts';
import { readContract } from '../source/contract.ts';
import { createBench } from './bench.ts';
import type { CheckResult } from './check-result.ts';
import { createClient } from './client.ts';
import { createCoverage } from './coverage.ts';
import type { Exchange } from './exchange.ts';
import { createFindings } from './finding.ts';
import { logIn, logOut, walkJourney } from './journey/journey.ts';
import { createWalk } from './journey/walk.ts';
import { createAnswerJudge } from './judge-answer.ts';
import { type CheckOptions, Misuse } from './options.ts';
import { createPace } from './pace.ts';
import { probeAuthorisation } from './probes/authorisation.ts';
import { probeInvalidInputs } from './probes/invalid-inputs.ts';
import { probeRandomInputs } from './probes/random-inputs.ts';
import { watchSocket } from './probes/socket.ts';
import { createWrongBodies } from './probes/wrong-bodies.ts';
import { reachHosts } from './reach.ts';
import { createSchemaCheck, type SchemaCheck } from './schema-check.ts';
import { createSecrets } from './secrets.ts';

/** A contract with its judge, ready for any number of runs. */
export interface Kit {
  contract: Contract;
  check: SchemaCheck;
}

/** @param file root document @throws UnreadableContract */
export function openKit(file: string): Kit {
  const contract = readContract(file);
  return { contract, check: createSchemaCheck(contract) };
}

/** Calls may be named by path or operationId. @throws Misuse for a name the contract does not know */
function withCallsByName(options: CheckOptions, contract: Contract): CheckOptions {
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
 * Checks a backend against the contract.
 * @throws Misuse when a host is not there, answers HTML, or refuses the credentials
 * @throws UnreadableContract
 */
export async function runCheck(
  given: CheckOptions,
  { contract, check }: Kit = openKit(given.contract),
): Promise<CheckResult> {
  const options = withCallsByName(given, contract);
  const startedAt = new Date().toISOString();
  const started = performance.now();
  const findings = createFindings((place) => contract.files.lineOf(place));
  const coverage = createCoverage(contract);
  const secrets = createSecrets();
  const { player, second, newUsername } = options;
  secrets.learn(player.username, player.password, second?.username, second?.password, newUsername);

  const exchanges: Exchange[] = [];
  const client = createClient({
    main: options.main,
    gateway: options.gateway,
    headers: options.headers,
    lang: options.lang,
    timeoutMs: options.timeoutMs,
    pace: createPace(options.rate),
    secrets,
    onExchange(exchange) {
      exchanges.push(exchange);
      options.onExchange?.(exchange);
    },
  });
  const bench = createBench({
    contract,
    check,
    findings,
    coverage,
    secrets,
    client,
    judge: createAnswerJudge(contract, check),
  });
  const walk = createWalk(bench, options);
  const has = (part: Parameters<typeof options.parts.has>[0]) => options.parts.has(part);
  const { only } = options;
  const calls = contract.calls.filter(({ operationId }) => !only || only.has(operationId));

  await reachHosts(bench, client, options);
  await logIn(walk);
  const socket = has('socket') ? await watchSocket(bench, options, walk.player.token) : undefined;
  try {
    if (socket) walk.tellSocket = socket.logIn;
    if (has('journey')) await walkJourney(walk);
    const bodies = createWrongBodies(bench, walk.memory.bodies, options.seed);
    if (has('authorisation')) await probeAuthorisation(bench, options, calls, bodies);
    if (has('invalid')) await probeInvalidInputs(bench, options, calls, bodies, walk.player);
    if (has('random')) await probeRandomInputs(bench, options, calls, walk.player);
    await socket?.finish(walk.memory.paidOrderId);
  } finally {
    socket?.close();
  }
  await logOut(walk);

  return {
    main: options.main,
    gateway: options.gateway,
    seed: options.seed,
    writes: options.writes,
    startedAt,
    ms: Math.round(performance.now() - started),
    findings: findings.list.map((finding) => ({
      ...finding,
      says: secrets.text(finding.says),
      ...(finding.exchange ? { exchange: secrets.exchange(finding.exchange) } : {}),
    })),
    coverage: coverage.result(),
    exchanges: exchanges.map(secrets.exchange),
    events: (socket?.events ?? []).map(({ name, at }) => ({ name, at })),
    notes: walk.notes,
  };
}
