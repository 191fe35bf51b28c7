import type { Call, Contract, ContractNode } from './contract.ts';
import { fieldOf, fieldsOf, isObject, listOf, textOf } from './json-values.ts';

/**
 * A law of the contract (`x-laws`, CON-07): a rule about several fields, several answers, or the transport, which no
 * schema can express. openapi/GUIDE.md lists the terms of each kind.
 */
export interface Law {
  /** Stable name, such as `newest-first`. Findings use it as their rule. */
  name: string;
  kind: string;
  says: string;
  terms: unknown;
  part: ContractNode;
}

function lawsIn(contract: Contract, part: ContractNode): Law[] {
  return listOf(contract.child(part, 'x-laws')?.value).flatMap((_, index): Law[] => {
    const law = contract.child(part, 'x-laws', index);
    if (!law) return [];
    const [name, kind, says] = ['name', 'kind', 'says'].map((key) => textOf(fieldOf(law.value, key)) ?? '');
    return [{ name: name ?? '', kind: kind ?? '', says: says ?? '', terms: law.value, part: law }];
  });
}

const known = new WeakMap<object, readonly Law[]>();

function once(owner: object, read: () => Law[]): readonly Law[] {
  const laws = known.get(owner) ?? read();
  known.set(owner, laws);
  return laws;
}

export function lawsOf(contract: Contract, call: Call): readonly Law[] {
  return once(call, () => lawsIn(contract, call.part));
}

/**
 * The contract for one market. Laws about days use the market's time zone (`x-time-zones`) and are left out when it is
 * unknown.
 */
export function contractOfMarket(contract: Contract, country: string): Contract {
  const root = { file: contract.files.root, pointer: '' };
  const zone = textOf(fieldOf(fieldOf(contract.files.valueAt(root), 'x-time-zones'), country));
  const calls = contract.calls.map((call) => {
    const own = { ...call };
    const laws = lawsOf(contract, call).flatMap((law): Law[] => {
      if (!isObject(law.terms) || law.terms.zone === undefined) return [law];
      return zone === undefined ? [] : [{ ...law, terms: { ...law.terms, zone } }];
    });
    known.set(own, laws);
    return own;
  });
  const made = { ...contract, calls };
  known.set(made, sharedLaws(contract));
  return made;
}

export function sharedLaws(contract: Contract): readonly Law[] {
  const root = { file: contract.files.root, pointer: '' };
  return once(contract, () => lawsIn(contract, { ...root, value: contract.files.valueAt(root) }));
}

export interface Located {
  at: string;
  value: unknown;
}

/**
 * The values at a path: `request.intentId`, `data.list[].id` (of every row), `data.*[].position` (of every key). Empty
 * when the path leads nowhere.
 */
export function valuesAt(root: unknown, path: string): Located[] {
  const steps = path.replaceAll('[]', '.[]').split('.');
  return steps.reduce<Located[]>(
    (found, step) =>
      found.flatMap(({ at, value }) => {
        const below = (key: string | number, inner: unknown) => ({
          at: at ? `${at}.${key}` : `${key}`,
          value: inner,
        });
        if (step === '[]') return listOf(value).map((row, index) => below(index, row));
        if (step === '*') return fieldsOf(value).map(([key, inner]) => below(key, inner));
        const inner = fieldOf(value, step);
        return inner === undefined ? [] : [below(step, inner)];
      }),
    [{ at: '', value: root }],
  );
}

export function valueAt(root: unknown, path: string): unknown {
  return valuesAt(root, path)[0]?.value;
}

function isPath(text: string): boolean {
  return /^(request|data|other|also)\./.test(text);
}

/** The value of a path, of which a minus sign turns the number round, or the term itself. */
export function termIn(root: unknown, term: unknown): unknown {
  if (typeof term !== 'string' || !isPath(term.replace(/^-/, ''))) return term;
  const value = valueAt(root, term.replace(/^-/, ''));
  if (!term.startsWith('-')) return value;
  return typeof value === 'number' ? -value : undefined;
}

/** A term that is a text, such as a path or the name of a call. */
export const textTerm = (law: Law, key: string) => textOf(fieldOf(law.terms, key)) ?? '';

/**
 * A condition: a path has a value, one of several values, or is `present` or `absent`. A law without conditions always
 * holds.
 */
export function applies(root: unknown, conditions: unknown): boolean {
  if (!isObject(conditions)) return true;
  return fieldsOf(conditions).every(([path, wanted]) => {
    const value = valueAt(root, path);
    if (wanted === 'present') return value !== undefined;
    if (Array.isArray(wanted)) return wanted.includes(value);
    return wanted === 'absent' ? value === undefined : value === wanted;
  });
}
