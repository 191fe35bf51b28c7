import { type Contract, readContract } from '../source/contract.ts';
import { UnreadableContract } from '../source/contract-files.ts';
import { contractOfMarket } from '../source/laws.ts';
import { printableLine } from '../source/printable.ts';
import { type CheckContext, type ContractKit, createCheckContext } from './check-context.ts';
import { createClient, type Exchange, type Sent } from './client.ts';
import { accountsFor, missingParts, openControl } from './control.ts';
import type { CallCoverage } from './coverage.ts';
import { type Finding, sortFindings } from './finding.ts';
import { checkLaws, expectRefusals, logIn, logOut, reachHosts, runJourney } from './journey/journey.ts';
import { createJourney, type JourneyState } from './journey/journey-state.ts';
import { checkAtOnce } from './laws/at-once-laws.ts';
import { checkTimes } from './laws/clock-laws.ts';
import { checkCodes } from './laws/code-laws.ts';
import { type CheckPart, type GivenOptions, Misuse } from './options.ts';
import { probeAuthorisation } from './probes/authorisation.ts';
import { probeInvalidInputs } from './probes/invalid-inputs.ts';
import { probeRandomInputs } from './probes/random-inputs.ts';
import { watchSocket } from './probes/socket.ts';
import { createWrongBodies } from './probes/wrong-bodies.ts';
import { createSchemaCheck } from './schema-check.ts';
import { createSecrets, type Secrets } from './secrets.ts';
import { type Expected, expectedOf } from './seen.ts';
import { addressOf } from './wire.ts';

export interface CheckResult {
  /** What was never seen and fails the run: names for CI. */
  missing?: readonly string[];
  /** Why the run could not go on: a Misuse when a host does not answer, or refuses the credentials. */
  failure?: Error;
  main: string;
  seed: number;
  parts: ReadonlySet<CheckPart>;
  ms: number;
  findings: readonly Finding[];
  coverage: readonly CallCoverage[];
  exchanges: readonly Sent[];
  events: readonly { name: string; at: string }[];
  expected: readonly Expected[];
  /** Paths of the calls that do not exist yet: each answer was a 404 or 501. */
  absent: readonly string[];
  notes: readonly string[];
}

/**
 * @param file root document
 * @throws UnreadableContract
 */
export function openKit(file: string): ContractKit {
  const contract = readContract(file);
  const other = contract.calls.find(({ path }) => !path.startsWith('/'));
  if (other)
    throw new UnreadableContract(`${file}: ${other.path} is no POST, and the check makes no other call.`);
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
 * Whatever happens after the first request, the result has what was seen until then.
 * @throws Misuse for options that cannot be used, and when --control does not answer
 * @throws UnreadableContract
 */
export async function runCheck(
  given: GivenOptions,
  { contract, check }: ContractKit = openKit(given.contract),
): Promise<CheckResult> {
  const secrets = createSecrets();
  secrets.learnGiven(given);
  try {
    return await checked(given, { contract: contractOfMarket(contract, given.country), check }, secrets);
  } catch (error) {
    throw withoutSecrets(error, secrets);
  }
}

function withoutSecrets(error: unknown, secrets: Secrets): Error {
  const words = printableLine(secrets.text(error instanceof Error ? error.message : String(error)));
  return error instanceof Misuse ? new Misuse(words) : new Error(words);
}

/** A finding has so much of an answer. */
const KEPT = 10_000;
const LONGEST_RUN_MS = 60 * 60_000;

function shortened(exchange: Exchange): Exchange {
  const { answer } = exchange;
  if (!answer || answer.text.length <= KEPT) return exchange;
  const text = `${answer.text.slice(0, KEPT)}… (${answer.text.length} characters)`;
  return { ...exchange, answer: { ...answer, text } };
}

async function checked(given: GivenOptions, kit: ContractKit, secrets: Secrets): Promise<CheckResult> {
  const signal = AbortSignal.any([
    AbortSignal.timeout(LONGEST_RUN_MS),
    ...(given.signal ? [given.signal] : []),
  ]);
  const named = { ...withOperationIds(given, kit.contract), signal };
  const controlNotes: string[] = [];
  let context: CheckContext | undefined;
  const { headers, timeoutMs, send } = named;
  const reached = {
    headers,
    timeoutMs,
    send,
    onProblem: (text: string) => void controlNotes.push(printableLine(text)),
    onChange: () => context?.changed(),
  };
  const control =
    named.control === undefined ? undefined : await openControl({ ...reached, url: named.control });
  const options = await accountsFor(named, control);
  const { player, second, newUsername } = options;
  secrets.learn(player.username, player.password, second?.username, second?.password, newUsername);
  const started = performance.now();

  const exchanges: Sent[] = [];
  const client = createClient({
    ...options,
    onExchange(exchange) {
      const { request: _request, answer, failure: _failure, ...sent } = exchange;
      exchanges.push({ ...sent, ...(answer ? { status: answer.status } : {}) });
    },
  });
  const made = createCheckContext(kit, options, client, control, secrets);
  context = made;
  const { findings, coverage } = made;
  const journey = createJourney(made);
  if (options.writes) journey.notes.push(...missingParts(control));
  let failure: Error | undefined;
  try {
    await reachHosts(made, client);
    await logIn(journey);
    if (options.parts.has('socket')) journey.socket = await watchSocket(made, journey.player);
    await checkParts(journey);
  } catch (error) {
    if (signal.aborted) journey.notes.push('The run was stopped: what comes later was not checked.');
    else {
      failure = withoutSecrets(error, secrets);
      journey.notes.push(`The run ended early: ${failure.message}`);
    }
  } finally {
    journey.socket?.close();
  }

  if (made.limited() > 0)
    journey.notes.push(
      `The server asked to wait ${made.limited()} times (429), and the check waited: a lower --rate avoids that.`,
    );
  const absent = made.calls.filter(({ operationId }) => made.absent.isAbsent(operationId));
  for (const { operationId } of absent) coverage.skip(operationId, 'is not there yet');
  const seen = coverage.result();
  const events = (journey.socket?.events ?? []).map(({ name, at }) => ({ name, at }));
  const names = new Set(events.map(({ name }) => name));
  return {
    ...(failure ? { failure } : {}),
    main: secrets.text(addressOf(options.main).url),
    seed: options.seed,
    parts: options.parts,
    ms: Math.round(performance.now() - started),
    findings: sortFindings(findings.list).map(({ exchange, ...finding }) => ({
      ...secrets.all(finding),
      ...(exchange ? { exchange: secrets.exchange(shortened(exchange)) } : {}),
    })),
    coverage: seen,
    expected: expectedOf(seen, kit.contract, names, options),
    absent: absent.map(({ path }) => path),
    exchanges: secrets.all(exchanges),
    events: secrets.all(events),
    notes: [...journey.notes, ...new Set(controlNotes)].map(secrets.text),
  };
}

async function checkParts(journey: JourneyState): Promise<void> {
  const { context, options } = journey;
  const has = (part: CheckPart) => options.parts.has(part);
  const { calls } = context;
  // Absent calls get no probes, because the report names them once.
  const isLoggedOut = context.absent.isAbsent('userLogin');
  const implementedCalls = () =>
    calls.filter(
      ({ operationId, isGuest }) => !context.absent.isAbsent(operationId) && (isGuest || !isLoggedOut),
    );
  if (has('journey')) await runJourney(journey);
  if (has('laws') && !isLoggedOut) await checkLaws(journey);
  if (has('refusals') && !isLoggedOut) await expectRefusals(journey);
  // Last of those that need money, because a packet keeps what it took.
  if (has('laws') && !isLoggedOut) {
    await checkAtOnce(journey);
    await checkCodes(journey);
    await checkTimes(journey);
  }
  const bodies = createWrongBodies(context, journey.memory.bodies);
  if (has('authorisation')) await probeAuthorisation(context, calls, bodies);
  if (has('invalid')) await probeInvalidInputs(context, implementedCalls(), bodies, journey.player);
  if (has('random')) await probeRandomInputs(context, implementedCalls(), journey.player);
  await journey.socket?.finish(journey.memory);
  await logOut(journey);
}
