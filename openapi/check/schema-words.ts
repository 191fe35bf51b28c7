import type { ErrorObject } from 'ajv/dist/2020.js';

const SHOWN_CHARACTERS = 60;

/** A value for a message: short, on one line. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}

/** An error of ajv in plain words. */
export function wordsFor({ keyword, params, data, schema, message }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return `is missing`;
    case 'additionalProperties':
      return `is a field the contract does not know`;
    case 'type':
      return `is ${shown(data)}, and must be of type ${String(params.type)}`;
    case 'enum':
      return `is ${shown(data)}, and must be one of ${shown(params.allowedValues)}`;
    case 'const':
      return `is ${shown(data)}, and must be ${shown(params.allowedValue)}`;
    case 'format':
      return `is ${shown(data)}, which is no ${String(params.format)}`;
    case 'pattern':
      return `is ${shown(data)}, which does not match ${String(params.pattern)}`;
    case 'multipleOf':
      return `is ${shown(data)}, and must be a multiple of ${shown(schema)}`;
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return `is ${shown(data)}, and must be ${String(params.comparison)} ${String(params.limit)}`;
    case 'oneOf':
      return `is ${shown(data)}, which fits none of the shapes the contract allows`;
    default:
      return `${message ?? `breaks ${keyword}`} (is ${shown(data)})`;
  }
}
