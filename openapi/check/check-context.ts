import { dirname, posix, relative } from 'node:path';
import { type Call, type Contract, dataNode } from '../source/contract.ts';
import { fieldOf, parsedJson } from '../source/json-values.ts';
import { type Law, lawsOf } from '../source/laws.ts';
import { createAbsent, isNothing } from './absent.ts';
import { type Client, type Exchange, NOT_IN_TIME, type Purpose, type Sending } from './client.ts';
import type { Control } from './control.ts';
import { createCoverage } from './coverage.ts';
import { createFindings, type Problem } from './finding.ts';
import { type Expectation, type Judged, judgeAnswer } from './judge-answer.ts';
import { asProblems, type Broken } from './laws/answer-laws.ts';
import { sharedLaw, sharedLawProblems } from './laws/shared-laws.ts';
import { wholeUnitProblems } from './laws/whole-units.ts';
import type { CheckOptions } from './options.ts';
import { patternProblems } from './pattern.ts';
import type { SchemaCheck } from './schema-check.ts';
import type { Secrets } from './secrets.ts';
import { TOO_MANY } from './wire.ts';

export interface Caller {
  name: string;
  token?: string | undefined;
  isFresh?: boolean;
}

export interface Question extends Omit<Sending, 'caller'> {
  call: Call;
  expected: Expectation;
  /** Its token is sent and kept up to date. Default: no token. */
  as?: Caller | undefined;
}

export interface Reply extends Judged {
  exchange: Exchange;
  isAnswered: boolean;
}

export interface ContractKit {
  contract: Contract;
  check: SchemaCheck;
}

export type CheckContext = ReturnType<typeof createCheckContext>;

const MOST_WAITS = 3;
const LONGEST_WAIT_SECONDS = 60;

/** How long a server under load asks to wait; undefined for every other answer. */
function limitedFor({ answer }: Exchange): number | undefined {
  if (answer?.status !== TOO_MANY) return undefined;
  const code = fieldOf(fieldOf(parsedJson(answer.text)?.value, 'data'), 'code');
  const seconds = Number(answer.headers['retry-after']);
  return code === 'too-many-requests' && seconds <= LONGEST_WAIT_SECONDS ? seconds : undefined;
}

/** A server that does not answer so often in a row is not waited for any longer. */
const MOST_TIMEOUTS = 20;

export const VALID: Expectation = {
  statuses: [200],
  rule: 'accepts-valid-input',
  message: 'a body that keeps the contract is answered with 200, either a success or a refusal',
};

export function createCheckContext(
  { contract, check }: ContractKit,
  options: CheckOptions,
  client: Client,
  control: Control | undefined,
  secrets: Secrets,
) {
  const folder = relative(process.cwd(), dirname(options.contract));
  const findings = createFindings(
    (place) => ({ file: posix.join(folder, place.file), line: contract.files.lineOf(place) }),
    options.onFinding,
  );
  const coverage = createCoverage(contract);
  const absent = createAbsent();
  const calls = new Map(contract.calls.map((call) => [call.operationId, call]));

  let timeouts = 0;
  let changes = 0;
  let limited = 0;
  const named = new Set<unknown>();
  const requested = contract.calls.filter(({ operationId }) => options.only?.has(operationId) ?? true);
  const context = {
    contract,
    check,
    options,
    /** Undefined without --control. */
    control,
    findings,
    coverage,
    absent,
    secrets,
    /** Sends a request that the rules of the calls do not judge, such as a preflight. */
    send: client,
    /** Says that something outside the calls changed, such as the time. */
    changed() {
      changes += 1;
    },
    /** Changes so far: while it is the same, nothing can be another than it was. */
    changes: () => changes,
    /** The calls that --only leaves in. */
    calls: requested,
    /** Whether one of them is among those. */
    isIncluded: (...names: string[]) => names.some((name) => options.only?.has(name) ?? true),
    /** The laws of those calls that are looked for. */
    stated: (isIt: (law: Law) => boolean) =>
      requested.flatMap((call) =>
        lawsOf(contract, call)
          .filter(isIt)
          .map((law) => ({ call, law })),
      ),
    /** Whether the success of a change had this id. */
    named: (id: string) => named.has(id),
    /** How often the server asked to wait because of its load. */
    limited: () => limited,
    /** @throws for a name that the contract does not know */
    callOf(operationId: string): Call {
      const call = calls.get(operationId);
      if (!call) throw new Error(`The contract has no call ${operationId}.`);
      return call;
    },
    report(call: Call, purpose: Purpose, problems: readonly Problem[], exchange?: Exchange): void {
      // A call outside --only is still made when a call inside --only needs it.
      if (options.only && calls.has(call.operationId) && !options.only.has(call.operationId)) return;
      const where = { operationId: call.operationId, path: call.path, purpose };
      absent.report(call, exchange, () => {
        for (const problem of problems) findings.add(problem, where, exchange);
      });
    },
    /** Reports what breaks a law of a call. A law that the contract does not state is ignored. */
    reportLaw(call: Call, law: Law | undefined, broken: readonly Broken[], exchange?: Exchange): void {
      if (law) context.report(call, 'laws', asProblems(law, broken), exchange);
    },
    /** The same for a law by its name, of the call or of all answers. */
    broken(operationId: string, name: string, at: string, message: string, exchange?: Exchange): void {
      const call = context.callOf(operationId);
      const own = lawsOf(contract, call).find((law) => law.name === name);
      context.reportLaw(call, own ?? sharedLaw(contract, name), [[at, message]], exchange);
    },
    /** The data of a success of such a request. */
    async read(operationId: string, title: string, body: object, as?: Caller): Promise<unknown> {
      return (await context.request(operationId, title, body, { as })).data;
    },
    /** Sends what a law needs; the body is valid unless `more` expects something else. */
    request(operationId: string, title: string, body: unknown, more: Partial<Question> = {}): Promise<Reply> {
      const call = context.callOf(operationId);
      return context.sendAndJudge({ call, purpose: 'laws', title, body, expected: VALID, ...more });
    },
    async sendAndJudge(question: Question): Promise<Reply> {
      const { call, purpose, title, body, expected, as, token = as?.token, method, headers } = question;
      options.signal?.throwIfAborted();
      if (call.kind !== 'query') changes += 1;
      secrets.learn(token);
      const sending = {
        purpose,
        title,
        caller: as?.name ?? (token === undefined ? 'guest' : 'the bearer of a token'),
        body,
        token,
        method,
        headers,
      };
      let exchange = await client(call, sending);
      for (let again = 0; again < MOST_WAITS && !expected.statuses.includes(TOO_MANY); again += 1) {
        const seconds = limitedFor(exchange);
        if (seconds === undefined) break;
        limited += 1;
        await new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));
        exchange = await client(call, sending);
      }
      const { answer } = exchange;
      const sent = typeof body === 'string' ? parsedJson(body)?.value : body;
      coverage.request(call.operationId, answer?.status);
      if (answer) absent.answered(call, exchange);
      timeouts = exchange.failure === NOT_IN_TIME ? timeouts + 1 : 0;
      if (timeouts >= MOST_TIMEOUTS)
        throw new Error(
          `the last ${MOST_TIMEOUTS} requests were not answered in ${options.timeoutMs / 1000} s`,
        );
      if (!answer) {
        const message = `did not come: ${exchange.failure ?? 'the connection broke'}`;
        context.report(
          call,
          purpose,
          [{ rule: 'no-answer', at: 'answer', message, place: call.part }],
          exchange,
        );
        return { exchange, problems: [], isSuccess: false, isAnswered: false };
      }
      const judged = judgeAnswer(context, call, answer, expected, sent);
      const tokens = [token, answer.headers.token].flatMap((text) => text ?? []);
      const broken = sharedLawProblems(contract, call, exchange, judged.body, tokens);
      const schema = judged.isSuccess ? dataNode(contract, call) : undefined;
      const cents = schema ? wholeUnitProblems(contract, schema, judged.data, options.country) : [];
      context.report(
        call,
        purpose,
        [...judged.problems, ...broken, ...cents, ...patternProblems(judged.data, 'data', call.part)],
        exchange,
      );
      if (judged.isSuccess && call.kind !== 'query') named.add(fieldOf(judged.data, 'id'));
      if (judged.isSuccess) coverage.success(call, judged.body);
      else coverage.refusal(call.operationId, judged.code ?? '');
      const fresh = answer.headers.token;
      secrets.learn(fresh);
      if (as?.isFresh && answer.status === 401 && token === as.token) {
        const law = sharedLaw(contract, 'token-lives');
        const message = 'is refused with the token that the answer before it brought';
        if (law) context.report(call, purpose, asProblems(law, [['header token', message]]), exchange);
      }
      if (as) as.isFresh = fresh !== undefined && fresh !== '';
      if (as && fresh) as.token = fresh;
      return { ...judged, exchange, isAnswered: !isNothing(exchange) };
    },
  };
  return context;
}
