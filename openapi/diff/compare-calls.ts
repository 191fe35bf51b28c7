import { isDeepStrictEqual } from 'node:util';
import type { Answer, Call, Contract, SocketEvent } from '../source/contract.ts';
import { lawsOf, sharedLaws } from '../source/laws.ts';
import { type Change, type Judgement, judgements } from './change.ts';
import {
  compareMediaTypes,
  compareParameters,
  compareRefusals,
  compareRequestBody,
  compareSecurity,
  compareServers,
} from './compare-declarations.ts';
import { compareLaws } from './compare-laws.ts';
import { compareMarks } from './compare-marks.ts';
import { meaningDifferences } from './compare-meanings.ts';
import {
  compareSchemas,
  type Pair,
  presenceChange,
  presenceJudgements,
  type SchemaChange,
  sideBySide,
} from './compare-schemas.ts';

const OK = 200;

function compareHeaders(before: Answer, after: Answer, at: string, pair: Pair): SchemaChange[] {
  // An app may read any header, so a missing one breaks it.
  const { breaksApp } = judgements;
  const rules = { ...presenceJudgements.server, removedRequired: breaksApp, removedOptional: breaksApp };
  const rows = sideBySide(before.headers, after.headers, ({ name }) => name);
  const renamed = rows.flatMap(({ key, old, now }) => {
    const other =
      !now &&
      rows.find((row) => !row.old && row.now && isDeepStrictEqual(row.now.schema.value, old?.schema.value));
    return other ? [{ from: key, to: other.key }] : [];
  });
  const names = renamed.flatMap(({ from, to }) => [from, to]);
  const moved = renamed.map(({ from, to }) => {
    const place = rows.find(({ key }) => key === to)?.now?.schema ?? after.part;
    return { at: `${at} header ${from}`, says: `is named ${to} now`, place, ...judgements.breaksBoth };
  });
  const others = rows
    .filter(({ key }) => !names.includes(key))
    .flatMap(({ key, old, now }) => {
      // Many answers share a header, so its change is reported once, where the header is written.
      const place = (now ?? old)?.schema ?? after.part;
      const spot = { sender: 'server', at: `${at} header ${key}` } as const;
      return [
        ...presenceChange(old?.isRequired, now?.isRequired, rules, spot, place),
        ...(old && now ? compareSchemas(pair, old.schema, now.schema, spot) : []),
      ];
    });
  return [...moved, ...others];
}

function compareAnswers(before: Call, after: Call, pair: Pair): SchemaChange[] {
  return sideBySide(before.answers, after.answers, ({ status }) => status).flatMap(
    ({ key: status, old, now }): SchemaChange[] => {
      const at = status === OK ? 'answer' : `answer ${status}`;
      if (!old)
        return [{ at, says: `status ${status} is new`, place: now?.part ?? after.part, ...judgements.safe }];
      if (!now)
        return [{ at, says: `status ${status} is gone`, place: after.part, ...judgements.breaksBackend }];
      const body =
        old.schema && now.schema
          ? compareSchemas(pair, old.schema, now.schema, { sender: 'server', at })
          : [];
      return [
        ...compareMediaTypes(old.part, now.part, 'server', at),
        ...body,
        ...compareHeaders(old, now, at, pair),
      ];
    },
  );
}

function compareDeclaration(before: Call, after: Call): SchemaChange[] {
  const rows: SchemaChange[] = [];
  const add = (says: string, judgement: Judgement) =>
    rows.push({ at: '', says, place: after.part, ...judgement });
  if (!before.isGuest && after.isGuest) add('is open to guests now', judgements.work);
  if (before.isGuest && !after.isGuest) add('needs a session now; guests are refused', judgements.breaksApp);
  if (before.operationId !== after.operationId)
    add(
      `is named ${after.operationId} instead of ${before.operationId}; generated code changes its names`,
      judgements.safe,
    );
  if (before.kind !== after.kind)
    add(`is a ${after.kind} instead of a ${before.kind}; generated hooks change`, judgements.safe);
  for (const says of meaningDifferences(before.part.value, after.part.value)) add(says, judgements.meaning);
  return rows;
}

function compareCall(before: Call, after: Call, pair: Pair): SchemaChange[] {
  const request = { sender: 'app', at: 'request' } as const;
  return [
    ...compareDeclaration(before, after),
    ...compareServers(before, after, pair),
    ...compareSecurity(before, after, pair),
    ...compareParameters(before, after, pair),
    ...compareRequestBody(before, after, pair),
    ...compareRefusals(before, after, pair),
    ...compareSchemas(pair, before.request, after.request, request),
    ...compareAnswers(before, after, pair),
    ...compareLaws(lawsOf(pair.before, before), lawsOf(pair.after, after), after.part),
  ];
}

function compareEvent(old: SocketEvent, now: SocketEvent, pair: Pair): SchemaChange[] {
  const broken = (says: string) => [{ at: '', says, place: now.part, ...judgements.breaksBoth }];
  if (old.isJsonText !== now.isJsonText) {
    return broken(
      now.isJsonText ? 'its payload is a text of JSON now' : 'its payload is no longer a text of JSON',
    );
  }
  const meanings = meaningDifferences(old.part.value, now.part.value).map((says) => ({
    at: '',
    says,
    place: now.part,
    ...judgements.meaning,
  }));
  if (!old.payload && !now.payload) return meanings;
  if (!old.payload || !now.payload)
    return broken(now.payload ? 'has a payload now' : 'no longer has a payload');
  const sender = now.sender === 'client' ? 'app' : 'server';
  return [...meanings, ...compareSchemas(pair, old.payload, now.payload, { sender, at: 'payload' })];
}

/** Compares calls, socket events, the laws of all answers, and the marks of the whole document. */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const pair = { before, after };
  const calls = sideBySide(before.calls, after.calls, ({ path }) => path).flatMap(({ key, old, now }) => {
    const whole = { where: key, at: '', place: (now ?? old)?.part ?? { file: '', pointer: '' } };
    if (!now) return [{ ...whole, says: 'is gone; what calls it fails', ...judgements.breaksApp }];
    if (!old) return [{ ...whole, says: 'is a new call', ...judgements.work }];
    return compareCall(old, now, pair).map((change) => ({ ...change, where: key }));
  });
  const nameOf = ({ sender, name }: SocketEvent) => `socket, ${sender} event ${name}`;
  const events = sideBySide(before.events, after.events, nameOf).flatMap(({ key, old, now }) => {
    const whole = { where: key, at: '', place: (now ?? old)?.part ?? { file: '', pointer: '' } };
    if (!now) return [{ ...whole, says: 'is gone', ...judgements.breaksApp }];
    // An installed app does not listen to a new event, so the event cannot break it.
    if (!old) return [{ ...whole, says: 'is a new event', ...judgements.work }];
    return compareEvent(old, now, pair).map((change) => ({ ...change, where: key }));
  });
  const document = { file: after.files.root, pointer: '/x-laws' };
  const laws = compareLaws(sharedLaws(before), sharedLaws(after), document);
  return [
    ...calls,
    ...events,
    ...laws.map((change) => ({ ...change, where: 'every answer' })),
    ...compareMarks(before, after),
  ];
}
