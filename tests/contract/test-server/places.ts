import { fieldsOf, listOf } from '@copihue/contract/json-values';

export interface Spot {
  parent: object;
  key: string | number;
}

export const valueIn = ({ parent, key }: Spot): unknown => Reflect.get(parent, key);

export function setIn({ parent, key }: Spot, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(parent, key);
  else Reflect.set(parent, key, value);
}

/** For a path such as `data.list[].paidAt` or `data.list.0.id`; the last step may be missing. */
export function spotsAt(root: unknown, path: string): Spot[] {
  const steps = path.replaceAll('[]', '.[]').split('.');
  const last = steps.pop() ?? '';
  const below = (value: unknown, step: string): readonly unknown[] => {
    if (step === '[]') return listOf(value);
    if (step === '*') return fieldsOf(value).map(([, inner]) => inner);
    return typeof value === 'object' && value !== null ? [Reflect.get(value, step)] : [];
  };
  const parents = steps.reduce<unknown[]>(
    (found, step) => found.flatMap((value) => below(value, step)),
    [root],
  );
  return parents.flatMap((parent): Spot[] => {
    if (typeof parent !== 'object' || parent === null) return [];
    if (last === '[]') return listOf(parent).map((_, key) => ({ parent, key }));
    return last === '*' ? Object.keys(parent).map((key) => ({ parent, key })) : [{ parent, key: last }];
  });
}

type Pick = <One>(all: readonly One[]) => One[];

const first: Pick = (all) => all.slice(0, 1);
const last: Pick = (all) => all.slice(-1);
export const every: Pick = (all) => [...all];

/** In which rows a fault is; one place where there are none. */
export function placesIn(hasRows: boolean): [place: string, pick: Pick][] {
  if (!hasRows) return [['', every]];
  return Object.entries({ 'in the first row': first, 'in the last row alone': last, 'in every row': every });
}
