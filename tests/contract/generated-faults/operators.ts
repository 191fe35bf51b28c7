import { fieldOf, listOf } from '@copihue/contract/json-values';

/** A wrong value made from a right one; undefined where it does not apply. */
export type Operator = (value: unknown, schema: unknown) => unknown;

const onNumbers =
  (change: (value: number) => number): Operator =>
  (value, schema) => {
    if (typeof value !== 'number' || listOf(fieldOf(schema, 'enum')).length > 0) return undefined;
    const changed = Math.round(change(value) * 100) / 100;
    const [min, max] = [fieldOf(schema, 'minimum'), fieldOf(schema, 'maximum')];
    const isAllowed = !(changed < Number(min ?? changed)) && !(changed > Number(max ?? changed));
    return changed !== value && isAllowed ? changed : undefined;
  };

const onTimes =
  (ms: number): Operator =>
  (value) =>
    isTime(value) ? new Date(Date.parse(value) + ms).toISOString() : undefined;

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last letter or digit changes, so that the text keeps its form. */
function otherText(text: string): string | undefined {
  const at = /[a-z0-9](?=[^a-z0-9]*$)/i.exec(text)?.index;
  if (at === undefined) return `${text}x`;
  const letter = text[at] ?? '';
  const other = /\d/.test(letter) ? String((Number(letter) + 1) % 10) : letter === 'a' ? 'b' : 'a';
  return text.slice(0, at) + other + text.slice(at + 1);
}

/** Two of them in a row never restore the right value. */
export const operators: Readonly<Record<string, Operator>> = {
  'with the wrong sign': onNumbers((value) => -value),
  twice: onNumbers((value) => value * 2),
  'one too many': onNumbers((value) => value + 1),
  'one too few': onNumbers((value) => value - 1),
  'off by a hundredth': onNumbers((value) => value + 0.01),
  'at zero': onNumbers(() => 0),
  'a day later': onTimes(DAY_MS),
  'a second earlier': onTimes(-1000),
  'the other way': (value) => (typeof value === 'boolean' ? !value : undefined),
  'of another kind': (value, schema) =>
    listOf(fieldOf(schema, 'enum')).find((choice) => choice !== value) ?? undefined,
  'with another letter': (value, schema) =>
    typeof value === 'string' && !isTime(value) && listOf(fieldOf(schema, 'enum')).length === 0
      ? otherText(value)
      : undefined,
};

export const listOperators: Readonly<Record<string, (rows: readonly unknown[]) => unknown[] | undefined>> = {
  backwards: (rows) => (rows.length > 1 ? rows.toReversed() : undefined),
  'without its last row': (rows) => (rows.length > 0 ? rows.slice(0, -1) : undefined),
  'without its first row': (rows) => (rows.length > 0 ? rows.slice(1) : undefined),
  'with its last row twice': (rows) => (rows.length > 0 ? [...rows, rows.at(-1)] : undefined),
};

export function operatorsFor(schema: unknown): [name: string, operator: Operator][] {
  const type = fieldOf(schema, 'type');
  const example =
    type === 'number' || type === 'integer'
      ? 1
      : type === 'boolean'
        ? true
        : fieldOf(schema, 'format') === 'date-time'
          ? '2026-01-01T00:00:00.000Z'
          : 'a1';
  const [choice] = listOf(fieldOf(schema, 'enum'));
  return Object.entries(operators).filter(([, apply]) =>
    [0, 1, 2].some((more) => {
      const value = typeof example === 'number' ? example + more : example;
      return apply(choice ?? value, schema) !== undefined;
    }),
  );
}
