import type { Call, Contract } from '../source/contract.ts';
import type { Client } from './client.ts';
import type { CoverageTracker } from './coverage.ts';
import type { Exchange, Purpose } from './exchange.ts';
import type { Findings, Problem } from './finding.ts';
import type { AnswerJudge, Expectation, Judged } from './judge-answer.ts';
import type { SchemaCheck } from './schema-check.ts';
import type { Secrets } from './secrets.ts';

/** Somebody who makes calls, with the token of their session. */
export interface Caller {
  name: string;
  token?: string | undefined;
}

export interface Question {
  call: Call;
  purpose: Purpose;
  title: string;
  body: unknown;
  expected: Expectation;
  /** Whose token is sent and kept up to date; nobody's without it. */
  as?: Caller;
  /** Sent instead of the caller's token. */
  token?: string;
  method?: string;
}

export interface Reply extends Judged {
  exchange: Exchange;
  /** Something came back. */
  isAnswered: boolean;
}

/** Everything a part of the check needs: the contract, a client, the judge, and where to write what was found. */
export interface Bench {
  contract: Contract;
  check: SchemaCheck;
  findings: Findings;
  coverage: CoverageTracker;
  secrets: Secrets;
  /** The call of that name. @throws for a name the contract does not know */
  callOf(operationId: string): Call;
  /** Sends a request, judges the answer and notes what is wrong with it. */
  ask(question: Question): Promise<Reply>;
  report(call: Call, purpose: Purpose, problems: readonly Problem[], exchange?: Exchange): void;
}

export const VALID: Expectation = {
  statuses: [200],
  rule: 'accepts-valid-input',
  says: 'a body that keeps the contract is answered with 200, be it a success or a refusal',
};

interface Parts extends Pick<Bench, 'contract' | 'check' | 'findings' | 'coverage' | 'secrets'> {
  client: Client;
  judge: AnswerJudge;
}

export function createBench({ client, judge, ...parts }: Parts): Bench {
  const { contract, findings, coverage, secrets } = parts;
  const calls = new Map(contract.calls.map((call) => [call.operationId, call]));

  const bench: Bench = {
    ...parts,
    callOf(operationId) {
      const call = calls.get(operationId);
      if (!call) throw new Error(`The contract has no call ${operationId}.`);
      return call;
    },
    report(call, purpose, problems, exchange) {
      const where = { operationId: call.operationId, path: call.path, purpose };
      for (const problem of problems) findings.add(problem, where, exchange);
    },
    async ask({ call, purpose, title, body, expected, as, token, method }) {
      const exchange = await client(call, {
        purpose,
        title,
        body,
        token: token ?? as?.token,
        ...(method === undefined ? {} : { method }),
      });
      const { answer } = exchange;
      coverage.request(call.operationId, answer?.status);
      if (!answer) {
        const says = `did not come: ${exchange.failure ?? 'the connection broke'}`;
        bench.report(call, purpose, [{ rule: 'no-answer', at: 'answer', says, place: call.part }], exchange);
        return { exchange, problems: [], isSuccess: false, isAnswered: false };
      }
      const judged = judge(call, answer, expected, { request: body });
      bench.report(call, purpose, judged.problems, exchange);
      if (judged.isSuccess) coverage.success(call, judged.body);
      const fresh = answer.headers.token;
      secrets.learn(fresh);
      if (as && fresh !== undefined && fresh !== '') as.token = fresh;
      return { ...judged, exchange, isAnswered: true };
    },
  };
  return bench;
}
