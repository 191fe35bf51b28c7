import { isDeepStrictEqual } from 'node:util';
import type { Call, Contract, ContractNode } from '../source/contract.ts';
import { fieldOf, fieldsOf, listOf, textOf } from '../source/json-values.ts';
import { type Judgement, judgements, type Sender, shown } from './change.ts';
import { meaningDifferences } from './compare-meanings.ts';
import {
  compareSchemas,
  type Pair,
  presenceChange,
  presenceJudgements,
  type SchemaChange,
  sideBySide,
} from './compare-schemas.ts';

const rootOf = ({ files }: Contract): ContractNode => {
  const place = { file: files.root, pointer: '' };
  return { ...place, value: files.valueAt(place) };
};

const pathOf = (contract: Contract, { path }: Call) => contract.child(rootOf(contract), 'paths', path);

function declared(call: Call, at: string, says: string, judgement: Judgement): SchemaChange {
  return { at, says, place: call.part, ...judgement };
}

function inherited(contract: Contract, call: Call, key: string): unknown {
  const parts = [call.part, pathOf(contract, call), rootOf(contract)];
  return parts.flatMap((part) => (part && contract.child(part, key)) ?? [])[0]?.value;
}

const urlsOf = (contract: Contract, call: Call) =>
  listOf(inherited(contract, call, 'servers')).map((server) => fieldOf(server, 'url'));

/**
 * A new address of a whole host breaks nothing, because the app has the hosts in its settings. A call that moves to
 * another host alone breaks both sides.
 */
function hasMoved(was: unknown[], is: unknown[], { before: old, after: now }: Pair): boolean {
  return old.calls.some((call) => {
    const later = now.calls.find(({ path }) => path === call.path);
    if (!later) return false;
    const [wasThere, isThere] = [
      isDeepStrictEqual(urlsOf(old, call), was),
      isDeepStrictEqual(urlsOf(now, later), is),
    ];
    return wasThere !== isThere;
  });
}

export function compareServers(before: Call, after: Call, pair: Pair): SchemaChange[] {
  const [was, is] = [urlsOf(pair.before, before), urlsOf(pair.after, after)];
  if (isDeepStrictEqual(was, is)) return [];
  if (hasMoved(was, is, pair))
    return [
      declared(
        after,
        '',
        `is on another host: ${shown(is)} instead of ${shown(was)}, and other calls are not`,
        judgements.breaksBoth,
      ),
    ];
  const says = `names other servers: ${is?.length ? shown(is) : 'none'} instead of ${was?.length ? shown(was) : 'none'}`;
  return [declared(after, '', says, judgements.safe)];
}

function securityOf(contract: Contract, call: Call): unknown[] {
  const schemes = contract.child(rootOf(contract), 'components', 'securitySchemes');
  return listOf(inherited(contract, call, 'security')).map((requirement) =>
    Object.fromEntries(
      fieldsOf(requirement).map(([name, scopes]) => {
        const scheme = schemes && contract.child(schemes, name)?.value;
        const made = fieldsOf(scheme).filter(([key]) => !['description', 'bearerFormat'].includes(key));
        return [name, { ...Object.fromEntries(made), scopes }];
      }),
    ),
  );
}

export function compareSecurity(
  before: Call,
  after: Call,
  { before: old, after: now }: Pair,
): SchemaChange[] {
  if (before.isGuest || after.isGuest) return [];
  const [was, is] = [securityOf(old, before), securityOf(now, after)];
  // The name of a scheme is only a key of the document.
  const schemes = (rows: unknown[]) => rows.map((row) => fieldsOf(row).map(([, scheme]) => scheme));
  if (isDeepStrictEqual(schemes(was), schemes(is))) return [];
  const [kept, added] = [was, is].map((rows) => rows.map((row) => JSON.stringify(row)));
  const accepts = kept?.every((row) => added?.includes(row)) ?? false;
  const says = `proves the session by ${shown(is)} instead of ${shown(was)}`;
  return [declared(after, 'security', says, accepts ? judgements.work : judgements.breaksBoth)];
}

function parametersOf(
  contract: Contract,
  call: Call,
): { key: string; part: ContractNode; isRequired: boolean }[] {
  const rows = [pathOf(contract, call), call.part].flatMap((part) =>
    listOf(fieldOf(part?.value, 'parameters')).flatMap((_, index) => {
      const parameter = part && contract.child(part, 'parameters', index);
      return parameter ? [parameter] : [];
    }),
  );
  const byKey = rows.map((part) => {
    const [where, name] = ['in', 'name'].map((key) => textOf(fieldOf(part.value, key)) ?? '');
    // Header names ignore case.
    const key = where === 'header' ? `header ${name?.toLowerCase()}` : `${where} ${name}`;
    return [key, { key, part, isRequired: fieldOf(part.value, 'required') === true }] as const;
  });
  return [...new Map(byKey).values()];
}

export function compareParameters(before: Call, after: Call, pair: Pair): SchemaChange[] {
  const [was, is] = [parametersOf(pair.before, before), parametersOf(pair.after, after)];
  return sideBySide(was, is, ({ key }) => key).flatMap(({ key, old, now }) => {
    const spot = { sender: 'app', at: `parameter ${key}` } as const;
    const place = now?.part ?? after.part;
    const [oldSchema, schema] = [
      old && pair.before.child(old.part, 'schema'),
      now && pair.after.child(now.part, 'schema'),
    ];
    return [
      ...presenceChange(old?.isRequired, now?.isRequired, presenceJudgements.app, spot, place),
      ...(oldSchema && schema ? compareSchemas(pair, oldSchema, schema, spot) : []),
    ];
  });
}

export function compareMediaTypes(
  before: ContractNode,
  after: ContractNode,
  sender: Sender,
  at: string,
): SchemaChange[] {
  const [was, is] = [before, after].map((part) =>
    fieldsOf(fieldOf(part.value, 'content')).map(([type]) => type),
  );
  const change = (says: string, judgement: Judgement) => ({ at, says, place: after, ...judgement });
  const gone = (was ?? []).filter((type) => !is?.includes(type));
  const fresh = (is ?? []).filter((type) => !was?.includes(type));
  return [
    ...gone.map((type) =>
      change(
        `is no longer sent as ${type}`,
        fresh.length > 0
          ? judgements.breaksBoth
          : sender === 'app'
            ? judgements.breaksApp
            : judgements.breaksBackend,
      ),
    ),
    // An app sends the same types as before, but cannot read an answer of an unknown type.
    ...(gone.length > 0 ? [] : fresh).map((type) =>
      change(`can be ${type} now`, sender === 'app' ? judgements.work : judgements.breaksApp),
    ),
  ];
}

/** Compares media types and whether a body is required; compareSchemas compares the schema. */
export function compareRequestBody(before: Call, after: Call, pair: Pair): SchemaChange[] {
  const old = pair.before.child(before.part, 'requestBody');
  const now = pair.after.child(after.part, 'requestBody');
  if (!old || !now) return [];
  const [was, is] = [old, now].map(({ value }) => fieldOf(value, 'required') === true);
  const required =
    was === is
      ? []
      : is
        ? [declared(after, 'request', 'must have a body now', judgements.breaksApp)]
        : [declared(after, 'request', 'may have no body now', judgements.work)];
  return [...required, ...compareMediaTypes(old, now, 'app', 'request')];
}

/** An app shows the message of an unknown code, so a new code breaks nothing. */
export function compareRefusals(
  before: Call,
  after: Call,
  { before: old, after: now }: Pair,
): SchemaChange[] {
  return sideBySide(before.refusals, after.refusals, (code) => code).flatMap(
    ({ key: code, old: was, now: is }) => {
      const change = (says: string, judgement: Judgement) => [
        declared(after, `refusal ${code}`, says, judgement),
      ];
      if (was === undefined) return change('is a new reason to refuse', judgements.safe);
      if (is === undefined) return change('is no reason to refuse any more', judgements.breaksBackend);
      const [status, newStatus] = [old.refusals.get(code), now.refusals.get(code)];
      const entries = [old, now].map(
        (contract) => contract.child(rootOf(contract), 'x-refusals', code)?.value,
      );
      const meanings = meaningDifferences(entries[0], entries[1]).flatMap((says) =>
        declared(
          { ...after, part: { ...rootOf(now), pointer: `/x-refusals/${code}` } },
          `refusal ${code}`,
          says,
          judgements.meaning,
        ),
      );
      if (status === newStatus) return meanings;
      return change(`has status ${newStatus} instead of ${status}`, judgements.breaksBoth);
    },
  );
}
