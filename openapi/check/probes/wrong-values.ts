import type { Part } from '../../source/contract.ts';
import { fieldOf, isObject, listOf, numberOf, textOf } from '../../source/json-values.ts';

/** A value a schema forbids, with what is wrong about it. */
export interface WrongValue {
  about: string;
  value: unknown;
}

/** Tried in turn for a text that breaks a pattern. */
const ODD_TEXTS = ['ñ', '!', ' ', 'AAAAAAAAAA', '0', 'a b', '<script>'];

function wrongTexts(schema: unknown): WrongValue[] {
  const min = numberOf(fieldOf(schema, 'minLength')) ?? 0;
  const max = numberOf(fieldOf(schema, 'maxLength'));
  const pattern = textOf(fieldOf(schema, 'pattern'));
  const wrong: WrongValue[] = [{ about: 'as a number', value: 12_345 }];
  if (min > 0) wrong.push({ about: 'empty', value: '' });
  if (min > 1) wrong.push({ about: 'too short', value: '1'.repeat(min - 1) });
  if (max !== undefined) wrong.push({ about: 'too long', value: '1'.repeat(max + 1) });
  if (pattern !== undefined) {
    const regex = new RegExp(pattern, 'u');
    const length = Math.max(min, 1);
    const odd = ODD_TEXTS.map((text) => text.repeat(length).slice(0, max ?? length)).find(
      (text) => !regex.test(text),
    );
    if (odd !== undefined) wrong.push({ about: 'of another form', value: odd });
  }
  if (fieldOf(schema, 'format') !== undefined)
    wrong.push({ about: 'of no such format', value: 'not-that-format'.slice(0, max) });
  if (fieldOf(schema, 'format') === 'date') wrong.push({ about: 'a day that is none', value: '2026-02-30' });
  return wrong;
}

function wrongNumbers(schema: unknown, isInteger: boolean): WrongValue[] {
  const step = numberOf(fieldOf(schema, 'multipleOf'));
  const min = numberOf(fieldOf(schema, 'minimum'));
  const max = numberOf(fieldOf(schema, 'maximum'));
  const wrong: WrongValue[] = [{ about: 'as a text', value: String(min ?? 1) }];
  if (isInteger) wrong.push({ about: 'with a fraction', value: (min ?? 1) + 0.5 });
  else if (step !== undefined)
    wrong.push({ about: 'with too many decimals', value: (min ?? 1) + 1 + step / 10 });
  if (min !== undefined) wrong.push({ about: 'too small', value: isInteger ? min - 1 : min - (step ?? 1) });
  if (max !== undefined) wrong.push({ about: 'too big', value: max + 1 });
  return wrong;
}

/** Values the schema of one field forbids. */
export function wrongValuesFor(part: Part): WrongValue[] {
  const schema = part.value;
  if (!isObject(schema)) return [];
  const nothing: WrongValue = { about: 'as null', value: null };
  const choices = listOf(schema.enum);
  if (choices.length > 0) {
    const isNumber = choices.every((choice) => typeof choice === 'number');
    return [
      { about: 'no choice offered', value: isNumber ? 987 : 'no-such-choice' },
      { about: 'as a list', value: [] },
      nothing,
    ];
  }
  switch (schema.type) {
    case 'string':
      return [...wrongTexts(schema), nothing];
    case 'integer':
    case 'number':
      return [...wrongNumbers(schema, schema.type === 'integer'), nothing];
    case 'boolean':
      return [{ about: 'as a text', value: 'true' }, { about: 'as a number', value: 1 }, nothing];
    default:
      return [{ about: 'as a text', value: 'text' }, nothing];
  }
}
