import type { Answer, Call, Contract, ContractNode } from '../source/contract.ts';
import { fieldOf, isObject, parsedJson, pointerPart, textOf } from '../source/json-values.ts';
import type { Problem } from './finding.ts';
import { meaningProblems } from './meaning.ts';
import { type SchemaCheck, shown } from './schema-check.ts';
import { type ReceivedAnswer, TOO_MANY } from './wire.ts';

export interface Expectation {
  statuses: readonly number[];
  rule: string;
  /** Completes the message "is 500; ...". */
  message: string;
  namesField?: string;
}

export interface Judged {
  problems: Problem[];
  data?: unknown;
  body?: unknown;
  isSuccess: boolean;
  /** Of a refusal. */
  code?: string;
}

interface Judge {
  contract: Contract;
  check: SchemaCheck;
}

function envelopeBranch(
  contract: Contract,
  schema: ContractNode,
  isSuccess: boolean,
): ContractNode | undefined {
  return [0, 1]
    .map((index) => contract.child(schema, 'oneOf', index))
    .find(
      (branch) =>
        fieldOf(contract.child(branch ?? schema, 'properties', 'success')?.value, 'const') === isSuccess,
    );
}

function headerProblems(check: SchemaCheck, answer: Answer, received: ReceivedAnswer): Problem[] {
  return answer.headers.flatMap(({ name, schema, isRequired }) => {
    const text = received.headers[name.toLowerCase()];
    const at = `header ${name}`;
    if (text === undefined) {
      return isRequired ? [{ rule: 'header/required', at, message: 'is missing', place: answer.part }] : [];
    }
    const isNumber = ['integer', 'number'].includes(String(fieldOf(schema.value, 'type')));
    const value = isNumber && text.trim() !== '' ? Number(text) : text;
    return check.problems(schema, value, at).map((problem) => ({ ...problem, rule: 'header' }));
  });
}

function statusProblem(call: Call, { status, headers }: ReceivedAnswer, expected: Expectation): Problem[] {
  if (status === TOO_MANY || expected.statuses.includes(status)) return [];
  const isDeclared = call.answers.some((answer) => answer.status === status);
  const pointer = `${call.part.pointer}/responses${isDeclared ? `/${pointerPart(status)}` : ''}`;
  const unknown = isDeclared ? '' : ', a status the contract does not name';
  const target = headers.location === undefined ? '' : ` to ${headers.location}`;
  const message = `is ${status}${target}${unknown}; ${expected.message}`;
  return [{ rule: expected.rule, at: 'status', message, place: { ...call.part, pointer } }];
}

function contentTypeProblem({ headers }: ReceivedAnswer, place: ContractNode): Problem[] {
  const contentType = headers['content-type'] ?? 'none';
  if (/^application\/json(;|$)/i.test(contentType)) return [];
  const message = `is ${contentType}, and must be application/json`;
  return [{ rule: 'content-type', at: 'header content-type', message, place }];
}

function bodyProblems({ contract, check }: Judge, call: Call, answer: Answer | undefined, body: unknown) {
  const schema = answer?.schema ?? call.answers.find(({ status }) => status === 400)?.schema;
  if (!schema) return [];
  const broken = (at: string, message: string): Problem[] => [
    { rule: 'envelope', at, message, place: schema },
  ];
  const success = fieldOf(body, 'success');
  if (!isObject(body) || typeof success !== 'boolean')
    return broken('body', `is ${shown(body)}, and every answer is an envelope {success, message, data}`);
  if (answer?.status === 200)
    return check.problems(envelopeBranch(contract, schema, success) ?? schema, body);
  return success
    ? broken('success', 'is true, and only a 200 can be a success')
    : check.problems(schema, body);
}

/** A refusal's code must be one that the contract lists for the call, with the status of the catalogue (CON-06). */
function codeProblems(contract: Contract, call: Call, status: number, body: unknown): Problem[] {
  const code = textOf(fieldOf(fieldOf(body, 'data'), 'code'));
  if (code === undefined || contract.refusals.size === 0) return [];
  const broken = (message: string): Problem[] => [
    { rule: 'listed-refusal', at: 'data.code', message, place: call.part },
  ];
  if (!call.refusals.includes(code))
    return broken(`is ${shown(code)}, which the contract does not list for this call`);
  const wanted = contract.refusals.get(code);
  if (wanted === status) return [];
  return broken(`is ${shown(code)} with status ${status}, and its status is ${wanted}`);
}

function namingProblem(body: unknown, field: string | undefined, place: ContractNode | undefined): Problem[] {
  if (field === undefined || !place || !isObject(body)) return [];
  // The message may name the field instead.
  const named = textOf(fieldOf(body.data, 'field')) ?? textOf(body.message) ?? '';
  const isNamed = named.includes(field);
  const message = `does not name the field it is about (${field})`;
  return isNamed ? [] : [{ rule: 'names-field', at: 'message', message, place }];
}

/**
 * Judges status, content type, JSON, envelope, schema, headers and the contract's laws.
 * @param request body of the request
 */
export function judgeAnswer(
  judge: Judge,
  call: Call,
  received: ReceivedAnswer,
  expected: Expectation,
  request: unknown,
): Judged {
  const { status, headers, text } = received;
  const answer = call.answers.find((declared) => declared.status === status);
  const place = answer?.part ?? call.part;
  const problems = [
    ...statusProblem(call, received, expected),
    ...(answer ? headerProblems(judge.check, answer, received) : []),
    ...contentTypeProblem(received, place),
  ];
  const json = parsedJson(text);
  if (!json) {
    problems.push({
      rule: 'json',
      at: 'body',
      message: `is not JSON, or far too large: ${shown(text)}`,
      place,
    });
    return { problems, isSuccess: false };
  }
  const { value: body } = json;
  const faults = bodyProblems(judge, call, answer, body);
  const isSuccess = status === 200 && fieldOf(body, 'success') === true;
  if (answer && !isSuccess && faults.length === 0)
    faults.push(...codeProblems(judge.contract, call, status, body));
  if (status === 400) faults.push(...namingProblem(body, expected.namesField, answer?.part));
  const data = fieldOf(body, 'data');
  const code = textOf(fieldOf(data, 'code'));
  // Laws need an answer of the right shape.
  const hasShape = faults.every(({ rule }) => rule === 'unknown-field');
  if (isSuccess && expected.statuses.includes(status) && hasShape)
    faults.push(...meaningProblems(judge.contract, call, { request, data, headers }));
  const outcome = isSuccess ? { data } : code === undefined ? {} : { code };
  return { problems: [...problems, ...faults], body, isSuccess, ...outcome };
}
