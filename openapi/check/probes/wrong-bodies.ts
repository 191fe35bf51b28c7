import type { Call, ContractNode } from '../../source/contract.ts';
import { fieldOf, fieldsOf, isObject, listOf, numberOf, textOf } from '../../source/json-values.ts';
import type { CheckContext } from '../check-context.ts';
import { effectOf, sendsSms } from '../effects.ts';
import { isProposed, randomBodies } from './random-inputs.ts';

interface WrongValue {
  about: string;
  value: unknown;
}

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
  if (fieldOf(schema, 'format') === 'date')
    wrong.push({ about: 'a day that does not exist', value: '2026-02-30' });
  return wrong;
}

function wrongNumbers(schema: unknown, isInteger: boolean): WrongValue[] {
  const decimals = numberOf(fieldOf(schema, 'x-decimals'));
  const step = decimals === undefined ? undefined : 10 ** -decimals;
  const min = numberOf(fieldOf(schema, 'minimum'));
  const max = numberOf(fieldOf(schema, 'maximum'));
  const wrong: WrongValue[] = [
    { about: 'as a text', value: String(min ?? 1) },
    { about: 'as true', value: true },
  ];
  if (isInteger) wrong.push({ about: 'with a fraction', value: (min ?? 1) + 0.5 });
  else if (step !== undefined)
    wrong.push({ about: 'with too many decimals', value: (min ?? 1) + 1 + step / 10 });
  if (min !== undefined) wrong.push({ about: 'too small', value: isInteger ? min - 1 : min - (step ?? 1) });
  if (max !== undefined) wrong.push({ about: 'too big', value: max + 1 });
  return wrong;
}

function wrongValuesFor(part: ContractNode): WrongValue[] {
  const schema = part.value;
  if (!isObject(schema)) return [];
  const asNull: WrongValue = { about: 'as null', value: null };
  const choices = listOf(schema.enum);
  if (choices.length > 0) {
    const isNumber = choices.every((choice) => typeof choice === 'number');
    return [
      { about: 'not one of the choices', value: isNumber ? 987 : 'no-such-choice' },
      { about: 'as a list', value: [] },
      asNull,
    ];
  }
  switch (schema.type) {
    case 'string':
      return [...wrongTexts(schema), asNull];
    case 'integer':
    case 'number':
      return [...wrongNumbers(schema, schema.type === 'integer'), asNull];
    case 'boolean':
      return [{ about: 'as a text', value: 'true' }, { about: 'as a number', value: 1 }, asNull];
    default:
      return [{ about: 'as a text', value: 'text' }, asNull];
  }
}

const OTHER_DIGITS = '０１２３４５６７８９';

/** Made of a text that is right, for parsers that look less closely than the contract. */
function almostRight(schema: unknown, right: unknown): WrongValue[] {
  if (typeof right !== 'string' || fieldOf(schema, 'pattern') === undefined) return [];
  const digits = right.replaceAll(/[0-9]/g, (digit) => OTHER_DIGITS[Number(digit)] ?? digit);
  return [
    { about: 'with a line feed after it', value: `${right}\n` },
    { about: 'with spaces around it', value: ` ${right} ` },
    ...(digits === right ? [] : [{ about: 'in the digits of another script', value: digits }]),
  ];
}

function otherCase(base: unknown): WrongBody[] {
  const [first, ...rest] = fieldsOf(base);
  if (!first) return [];
  const [key, value] = first;
  return [{ about: `${key} in capitals`, body: { ...Object.fromEntries(rest), [key.toUpperCase()]: value } }];
}

export interface WrongBody {
  about: string;
  body: unknown;
  /** Field that an answer must name; absent when the body as a whole is wrong. */
  field?: string;
}

export type WrongBodies = ReturnType<typeof createWrongBodies>;

/** @param sent bodies of the journey, by operationId */
export function createWrongBodies(context: CheckContext, sent: ReadonlyMap<string, unknown>) {
  function harmless(call: Call): unknown {
    // A body of the journey is best. A body with a password or an effect is not used, because it must not work by
    // accident. A call that sends an SMS keeps its body, because the SMS may only go to the number of the journey.
    const isReused =
      call.kind === 'query' ||
      sendsSms(call) ||
      (effectOf(call) === undefined && call.operationId !== 'userLogin');
    const known = isReused ? sent.get(call.operationId) : undefined;
    return known ?? randomBodies(context, call, 1)[0] ?? call.requestExample ?? {};
  }

  function shapeOf({ request }: Call, body: unknown): ContractNode {
    const shapes = listOf(fieldOf(request.value, 'oneOf')).flatMap(
      (_, index) => context.contract.child(request, 'oneOf', index) ?? [],
    );
    return shapes.find((shape) => context.check.isValid(shape, body)) ?? request;
  }

  function wrongFields(call: Call, base: Record<string, unknown>): WrongBody[] {
    const shape = shapeOf(call, base);
    const required = listOf(fieldOf(shape.value, 'required')).map(String);
    const missing = required.map((field): WrongBody => {
      const { [field]: _, ...rest } = base;
      // Without a field that only one of several shapes has, the server cannot know which shape was meant.
      return { about: `without ${field}`, body: rest, ...(shape === call.request && { field }) };
    });
    const perField = fieldsOf(fieldOf(shape.value, 'properties')).map(([field]) => {
      const property = context.contract.child(shape, 'properties', field);
      const values =
        property && !isProposed(property)
          ? [...wrongValuesFor(property), ...almostRight(property.value, base[field])]
          : [];
      return values.map(
        ({ about, value }): WrongBody => ({
          about: `${field} ${about}`,
          body: { ...base, [field]: value },
          field,
        }),
      );
    });
    // The first fault of every field comes before any second fault, so that a limit leaves no field out.
    const rounds = Math.max(0, ...perField.map((rows) => rows.length));
    const inTurn = Array.from({ length: rounds }, (_, round) =>
      perField.flatMap((rows) => rows[round] ?? []),
    );
    return [...missing, ...inTurn.flat()];
  }

  /** An unknown field inside each object of a body, of which all must be closed. */
  function withinObjects(call: Call): WrongBody[] {
    const [full] = randomBodies(context, call, 20).filter((body) =>
      Object.values(Object(body)).some(isObject),
    );
    return fieldsOf(full).flatMap(([field, inner]): WrongBody[] =>
      isObject(inner)
        ? [
            {
              about: `an unknown field in ${field}`,
              body: { ...Object(full), [field]: { ...inner, zzContractCheck: 1 } },
            },
          ]
        : [],
    );
  }

  return {
    harmless,
    of(call: Call): WrongBody[] {
      const base = harmless(call);
      const surplus = { ...(isObject(base) ? base : {}), zzContractCheck: true };
      const bodies: WrongBody[] = [
        { about: 'an unknown field', body: surplus, field: 'zzContractCheck' },
        ...withinObjects(call),
        ...otherCase(base),
        ...(isObject(base) ? wrongFields(call, base) : []),
        { about: 'a list', body: [] },
        { about: 'null', body: 'null' },
      ];
      const isWrong = ({ body }: WrongBody) => body === 'null' || !context.check.isValid(call.request, body);
      return bodies.filter(isWrong);
    },
  };
}
