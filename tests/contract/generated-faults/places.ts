import { fieldsOf, isObject, listOf } from '@copihue/contract/json-values';

/** A value in an answer that can be changed: where it stands, and under which key. */
export interface Spot {
  parent: object;
  key: string | number;
}

export const valueIn = ({ parent, key }: Spot): unknown => Reflect.get(parent, key);

export function setIn({ parent, key }: Spot, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(parent, key);
  else Reflect.set(parent, key, value);
}

/** The spots of a path such as `data.list[].paidAt`; the last step need not be there yet. */
export function spotsAt(root: unknown, path: string): Spot[] {
  const steps = path.replaceAll('[]', '.[]').split('.');
  const last = steps.pop() ?? '';
  const below = (value: unknown, step: string): readonly unknown[] => {
    if (step === '[]') return listOf(value);
    if (step === '*') return fieldsOf(value).map(([, inner]) => inner);
    return isObject(value) ? [value[step]] : [];
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

/** Which of several rows a fault is in. */
export const rows = {
  'in the first row': (spots: readonly Spot[]) => spots.slice(0, 1),
  'in the last row alone': (spots: readonly Spot[]) => spots.slice(-1),
  'in every row': (spots: readonly Spot[]) => [...spots],
} as const;
