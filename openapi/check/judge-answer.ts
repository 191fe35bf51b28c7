import type { Answer, Call, Contract, Part } from '../source/contract.ts';
import { fieldOf, isObject, pointerPart } from '../source/json-values.ts';
import type { ReceivedAnswer } from './exchange.ts';
import type { Facts } from './facts.ts';
import type { Problem } from './finding.ts';
import { meaningProblems } from './meaning.ts';
import type { SchemaCheck } from './schema-check.ts';
import { shown } from './schema-words.ts';

/** What an answer must be, given why it was asked for. */
export interface Expectation {
  /** Statuses that are right here. */
  statuses: readonly number[];
  /** Name of the rule when it is another one. */
  rule: string;
  /** Completes "is 500, ...". */
  says: string;
  /** Field that a refusal has to name. */
  namesField?: string;
}

export interface Judged {
  problems: Problem[];
  /** Data of a success that kept its schema far enough to be used. */
  data?: unknown;
  /** The parsed body, for coverage. */
  body?: unknown;
  isSuccess: boolean;
}

/** Too many requests may always be said. */
const TOO_MANY = 429;

function envelopeBranch(contract: Contract, schema: Part, isSuccess: boolean): Part | undefined {
  return [0, 1]
    .map((index) => contract.child(schema, 'oneOf', index))
    .find(
      (branch) =>
        fieldOf(contract.child(branch ?? schema, 'properties', 'success')?.value, 'const') === isSuccess,
    );
}

function parsed(text: string): { body: unknown } | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return { body };
  } catch {
    return undefined;
  }
}

function headerProblems(check: SchemaCheck, answer: Answer, received: ReceivedAnswer): Problem[] {
  return answer.headers.flatMap(({ name, schema, isRequired }) => {
    const text = received.headers[name.toLowerCase()];
    const at = `header ${name}`;
    if (text === undefined) {
      return isRequired ? [{ rule: 'header/required', at, says: 'is missing', place: answer.part }] : [];
    }
    const isNumber = ['integer', 'number'].includes(String(fieldOf(schema.value, 'type')));
    const value = isNumber && text.trim() !== '' ? Number(text) : text;
    return check.problems(schema, value, at).map((problem) => ({ ...problem, rule: 'header' }));
  });
}

/** Judges answers of calls: status, content type, JSON, envelope, schema, headers, and what the contract says in words. */
export function createAnswerJudge(contract: Contract, check: SchemaCheck) {
  function statusProblem(call: Call, status: number, expected: Expectation): Problem[] {
    if (status === TOO_MANY || expected.statuses.includes(status)) return [];
    const declared = call.answers.find((answer) => answer.status === status);
    const responses = { ...call.part, pointer: `${call.part.pointer}/responses` };
    const place = declared
      ? { ...responses, pointer: `${responses.pointer}/${pointerPart(status)}` }
      : responses;
    const surplus = declared ? '' : ', a status the contract does not name';
    return [{ rule: expected.rule, at: 'status', says: `is ${status}${surplus}; ${expected.says}`, place }];
  }

  function bodyProblems(call: Call, answer: Answer | undefined, body: unknown): Problem[] {
    const schema = answer?.schema ?? call.answers.find(({ status }) => status === 400)?.schema;
    if (!schema) return [];
    const success = fieldOf(body, 'success');
    if (!isObject(body) || typeof success !== 'boolean') {
      const says = `is ${shown(body)}, and every answer is an envelope {success, message, data}`;
      return [{ rule: 'envelope', at: 'body', says, place: schema }];
    }
    if (answer?.status !== 200) {
      if (!success) return check.problems(schema, body);
      return [
        { rule: 'envelope', at: 'success', says: 'is true, and only a 200 can be a success', place: schema },
      ];
    }
    return check.problems(envelopeBranch(contract, schema, success) ?? schema, body);
  }

  function namingProblem(body: unknown, field: string | undefined, place: Part | undefined): Problem[] {
    if (field === undefined || !place || !isObject(body)) return [];
    const named = [body.message, fieldOf(body.data, 'field')].some(
      (text) => typeof text === 'string' && text.includes(field),
    );
    const says = `does not name the field it is about (${field})`;
    return named ? [] : [{ rule: 'names-field', at: 'message', says, place }];
  }

  return function judge(call: Call, received: ReceivedAnswer, expected: Expectation, facts: Facts): Judged {
    const { status } = received;
    const answer = call.answers.find((declared) => declared.status === status);
    const fallback = answer?.part ?? call.part;
    const problems = statusProblem(call, status, expected);
    if (answer) problems.push(...headerProblems(check, answer, received));

    const contentType = received.headers['content-type'] ?? 'none';
    if (!/^application\/json(;|$)/i.test(contentType)) {
      const says = `is ${contentType}, and must be application/json`;
      problems.push({ rule: 'content-type', at: 'header content-type', says, place: fallback });
    }
    const json = parsed(received.text);
    if (!json) {
      const says = `is no JSON: ${shown(received.text)}`;
      return {
        problems: [...problems, { rule: 'json', at: 'body', says, place: fallback }],
        isSuccess: false,
      };
    }
    const { body } = json;
    const faults = bodyProblems(call, answer, body);
    const isSuccess = status === 200 && fieldOf(body, 'success') === true;
    if (status === 400) faults.push(...namingProblem(body, expected.namesField, answer?.part));
    const data = fieldOf(body, 'data');
    // What follows from the words of the contract can only be asked of an answer that has the right shape.
    if (
      isSuccess &&
      expected.statuses.includes(status) &&
      faults.every(({ rule }) => rule === 'unknown-field')
    ) {
      faults.push(...meaningProblems(contract, call, { ...facts, data, headers: received.headers }));
    }
    return { problems: [...problems, ...faults], body, isSuccess, ...(isSuccess ? { data } : {}) };
  };
}

export type AnswerJudge = ReturnType<typeof createAnswerJudge>;
