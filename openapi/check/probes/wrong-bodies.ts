import type { Call, ContractNode } from '../../source/contract.ts';
import { fieldOf, fieldsOf, isObject, listOf, numberOf } from '../../source/json-values.ts';
import type { CheckContext } from '../check-context.ts';
import { needsWrites, sendsSms } from '../effects.ts';
import { isProposed, randomBodies } from './random-inputs.ts';

type About = readonly [about: string, value: unknown];

const ODD_TEXTS = ['ñ', '!', ' ', 'AAAAAAAAAA', '0', 'a b', '<script>'];
const OTHER_DIGITS = '０１２３４５６７８９';

/** Values beside the limits of a schema and of other types. Those that the schema allows are taken out later. */
function oddValues(schema: unknown, isWrong: (value: unknown) => boolean): About[] {
  const limit = (name: string) => numberOf(fieldOf(schema, name));
  const [min, max, decimals] = ['minimum', 'maximum', 'x-decimals'].map(limit);
  const [shortest = 0, longest] = ['minLength', 'maxLength'].map(limit);
  const asText: About = ['as a text', String(min ?? true)];
  if (listOf(fieldOf(schema, 'enum')).length > 0)
    return [
      ['not one of the choices', 'no-such-choice'],
      ['another number', 987],
      ['as a list', []],
    ];
  switch (fieldOf(schema, 'type')) {
    case 'string': {
      const length = Math.max(shortest, 1);
      const odd = ODD_TEXTS.map((text) => text.repeat(length).slice(0, longest ?? length));
      return [
        ['as a number', 12_345],
        ['empty', ''],
        ['too short', '1'.repeat(Math.max(1, shortest - 1))],
        ['too long', '1'.repeat((longest ?? shortest) + 1)],
        ['of another form', odd.find(isWrong) ?? 'x'],
        ['of no such format', 'not-that-format'.slice(0, longest)],
        ['a day that does not exist', '2026-02-30'],
      ];
    }
    case 'integer':
    case 'number': {
      const step = 10 ** -(decimals ?? 0);
      return [
        asText,
        ['as true', true],
        ['too precise', (min ?? 1) + (decimals === undefined ? 0.5 : 1 + step / 10)],
        ['too small', (min ?? 0) - step],
        ['too big', (max ?? min ?? 0) + 1],
      ];
    }
    default:
      return [asText, ['as a number', 1]];
  }
}

/** Made of a text that is right, for parsers that look less closely than the contract. */
function almostRight(right: unknown): About[] {
  if (typeof right !== 'string') return [];
  return [
    ['with a line feed after it', `${right}\n`],
    ['with spaces around it', ` ${right} `],
    [
      'in the digits of another script',
      right.replaceAll(/[0-9]/g, (digit) => OTHER_DIGITS[Number(digit)] ?? digit),
    ],
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
      call.kind === 'query' || sendsSms(call) || (!needsWrites(call) && call.operationId !== 'userLogin');
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
      if (!property || isProposed(property)) return [];
      const isWrong = (value: unknown) => !context.check.isValid(property, value);
      const values: About[] = [...oddValues(property.value, isWrong), ['as null', null]];
      if (fieldOf(property.value, 'pattern') !== undefined) values.push(...almostRight(base[field]));
      return values
        .filter(([, value]) => isWrong(value))
        .map(([about, value]): WrongBody => {
          return { about: `${field} ${about}`, body: { ...base, [field]: value }, field };
        });
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
