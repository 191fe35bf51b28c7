import { fieldOf, isObject, numberOf } from '@copihue/contract/json-values';
import { setIn, spotsAt, valueIn } from '../places.ts';
import type { AnswerChange, EventChange, SeenRequest, WireAnswer } from '../switch.ts';

type Change = (value: unknown) => unknown;

export function envelope(status: number, success: boolean, data: unknown): WireAnswer {
  const message = success ? '' : 'No se pudo.';
  return { status, headers: { 'content-type': 'application/json' }, body: { success, message, data } };
}

function changeAt(root: unknown, path: string, change: Change): void {
  for (const spot of spotsAt(root, path)) setIn(spot, change(valueIn(spot)));
}

function asChange(value: unknown): Change {
  return typeof value === 'function' ? (old) => Reflect.apply(value, undefined, [old]) : () => value;
}

/** Sets a value, or a function of the old one, at a path in a success's data. */
export function put(path: string, value: unknown) {
  return ({ body }: WireAnswer): void => {
    if (fieldOf(body, 'success') === true) changeAt(body, `data.${path}`, asChange(value));
  };
}

export function drop(path: string) {
  return put(path, () => undefined);
}

/** Changes the whole answer: `body.success`, `headers.token`, `status`. */
export function putInAnswer(path: string, value: unknown) {
  return (answer: WireAnswer): void => changeAt(answer, path, asChange(value));
}

export function turn(from: number, to: number) {
  return putInAnswer('status', (status: unknown) => (status === from ? to : status));
}

export function letIn(field: string, isLetIn: (value: unknown) => boolean, right: unknown) {
  return ({ body }: SeenRequest): void => {
    if (isObject(body)) changeAt(body, field, (value) => (isLetIn(value) ? asChange(right)(value) : value));
  };
}

export function takeForEmpty(isTaken: (request: SeenRequest) => boolean) {
  return (request: SeenRequest): void => {
    if (isTaken(request)) Object.assign(request, { text: '{}', body: {} });
  };
}

export const oneMore: Change = (value) => (numberOf(value) ?? 0) + 1;

export const isSuccess = ({ body }: WireAnswer) => fieldOf(body, 'success') === true;

export const codeOf = ({ body }: WireAnswer) => String(fieldOf(fieldOf(body, 'data'), 'code'));

/** What is refused with one of these codes succeeds all the same. */
export const letThrough = (codes: readonly string[], data: (n: number) => object): AnswerChange =>
  (() => {
    let count = 0;
    return (answer) => {
      if (!codes.includes(codeOf(answer))) return;
      count += 1;
      Object.assign(answer, { status: 200, body: { success: true, message: '', data: data(count) } });
    };
  })();

/** Changes what the event of a deposit carries. */
export function payload(change: (payload: Record<string, unknown>) => unknown): EventChange {
  return (name, args) => {
    const parsed: unknown = name === 'recharge' ? JSON.parse(String(args[0])) : undefined;
    return isObject(parsed) ? [name, change(parsed)] : [name, ...args];
  };
}
