import type { Answer, Call, Contract } from '../source/contract.ts';
import { fieldOf, isSameJson } from '../source/json-values.ts';
import { type Change, type Judgement, judgements } from './change.ts';
import { compareEvents } from './compare-events.ts';
import { compareSchemas, type Pair, type SchemaChange } from './compare-schemas.ts';
import { shown } from './words.ts';

const OK = 200;

function answersAt({ status }: Answer): string {
  return status === OK ? 'answer' : `answer ${status}`;
}

function compareHeaders(before: Answer, after: Answer, pair: Pair): SchemaChange[] {
  const names = new Set([...before.headers, ...after.headers].map(({ name }) => name));
  return [...names].flatMap((name): SchemaChange[] => {
    const [old, now] = [before, after].map(({ headers }) => headers.find((header) => header.name === name));
    const at = `${answersAt(after)} header ${name}`;
    const place = after.part;
    if (!old) {
      const judgement = now?.isRequired ? judgements.breaksBackend : judgements.safe;
      return [
        {
          at,
          says: now?.isRequired ? 'is new and required' : 'is new and may be left out',
          place,
          ...judgement,
        },
      ];
    }
    if (!now) return [{ at, says: 'is gone', place, ...judgements.breaksApp }];
    const need: SchemaChange[] =
      old.isRequired === now.isRequired
        ? []
        : [
            {
              at,
              says: now.isRequired ? 'is required now' : 'may be left out now',
              place,
              ...(now.isRequired ? judgements.breaksBackend : judgements.breaksApp),
            },
          ];
    return [...need, ...compareSchemas(pair, old.schema, now.schema, { sender: 'server', at, depth: 0 })];
  });
}

function compareAnswers(before: Call, after: Call, pair: Pair): SchemaChange[] {
  const statuses = new Set([...before.answers, ...after.answers].map(({ status }) => status));
  return [...statuses].flatMap((status): SchemaChange[] => {
    const [old, now] = [before, after].map(({ answers }) =>
      answers.find((answer) => answer.status === status),
    );
    if (!old && now)
      return [{ at: answersAt(now), says: `status ${status} is new`, place: now.part, ...judgements.safe }];
    if (old && !now)
      return [
        {
          at: answersAt(old),
          says: `status ${status} is gone`,
          place: after.part,
          ...judgements.breaksBackend,
        },
      ];
    if (!old || !now) return [];
    const body =
      old.schema && now.schema
        ? compareSchemas(pair, old.schema, now.schema, { sender: 'server', at: answersAt(now), depth: 0 })
        : [];
    return [...body, ...compareHeaders(old, now, pair)];
  });
}

function compareRights(before: Call, after: Call): SchemaChange[] {
  if (before.isGuest === after.isGuest) return [];
  const row = (says: string, judgement: Judgement): SchemaChange => ({
    at: '',
    says,
    place: after.part,
    ...judgement,
  });
  return after.isGuest
    ? [row('is open to guests now', judgements.work)]
    : [row('needs a session now; guests are refused', judgements.breaksApp)];
}

/** What only those notice who generate code from the contract. */
function compareNames(before: Call, after: Call): SchemaChange[] {
  const row = (says: string): SchemaChange => ({ at: '', says, place: after.part, ...judgements.safe });
  return [
    ...(before.operationId === after.operationId
      ? []
      : [
          row(
            `is named ${after.operationId} instead of ${before.operationId}; generated code changes its names`,
          ),
        ]),
    ...(before.kind === after.kind
      ? []
      : [row(`is a ${after.kind} instead of a ${before.kind}; generated hooks change`)]),
    ...(isSameJson(fieldOf(before.part.value, 'servers'), fieldOf(after.part.value, 'servers'))
      ? []
      : [row(`names other servers: ${shown(fieldOf(after.part.value, 'servers') ?? 'the main host')}`)]),
  ];
}

function compareCall(before: Call, after: Call, pair: Pair): Change[] {
  const request = compareSchemas(pair, before.request, after.request, {
    sender: 'app',
    at: 'request',
    depth: 0,
  });
  return [
    ...compareRights(before, after),
    ...request,
    ...compareAnswers(before, after, pair),
    ...compareNames(before, after),
  ].map((change) => ({ ...change, where: after.path }));
}

/** Every difference between two contracts that a program could notice, call by call, then the events. */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const pair = { before, after };
  const paths = new Set([...before.calls, ...after.calls].map(({ path }) => path));
  const calls = [...paths].flatMap((path): Change[] => {
    const [old, now] = [before, after].map(({ calls: all }) => all.find((call) => call.path === path));
    if (old && now) return compareCall(old, now, pair);
    const part = (now ?? old)?.part;
    if (!part) return [];
    const whole = { where: path, at: '', place: part };
    return now
      ? [{ ...whole, says: 'is a new call', ...judgements.work }]
      : [{ ...whole, says: 'is gone; what calls it fails', ...judgements.breaksApp }];
  });
  return [...calls, ...compareEvents(pair)];
}
