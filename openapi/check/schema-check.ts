import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract, ContractNode } from '../source/contract.ts';
import type { ContractFiles, Place } from '../source/contract-files.ts';
import { isObject, pointerPart } from '../source/json-values.ts';
import type { Problem } from './finding.ts';

/** Validates with ajv (JSON Schema 2020-12) over the contract's own files. Each error names the broken line. */
export interface SchemaCheck {
  /** Empty when the value fits the schema. `at` begins with `root`. */
  problems(schema: ContractNode, value: unknown, root?: string): Problem[];
  isValid(schema: ContractNode, value: unknown): boolean;
}

const BASE = 'http://contract/';
/** Of one value. */
const MOST_ERRORS = 200;

function placesOf(files: ContractFiles): WeakMap<object, Place> {
  const places = new WeakMap<object, Place>();
  const walk = (value: unknown, place: Place): void => {
    if (typeof value !== 'object' || value === null) return;
    places.set(value, place);
    for (const [key, item] of Object.entries(value)) {
      walk(item, { ...place, pointer: `${place.pointer}/${pointerPart(key)}` });
    }
  };
  for (const file of files.names) walk(files.valueAt({ file, pointer: '' }), { file, pointer: '' });
  return places;
}

function fieldPath(root: string, { instancePath, keyword, params }: ErrorObject): string {
  const keys = instancePath.split('/').slice(1);
  if (keyword === 'required') keys.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') keys.push(String(params.additionalProperty));
  return [root, ...keys].filter((part) => part !== '').join('.') || 'body';
}

/**
 * Of a choice (oneOf), keeps the errors of the branch that fits the value's type, else the error of the choice itself.
 */
function withoutOtherBranches(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  let left = errors;
  for (const choice of errors.filter(({ keyword }) => keyword === 'oneOf')) {
    const isOfBranch = (error: ErrorObject) =>
      error !== choice && `${error.instancePath}/`.startsWith(`${choice.instancePath}/`);
    const isOtherType = ({ keyword, instancePath }: ErrorObject) =>
      keyword === 'type' && instancePath === choice.instancePath;
    const meant = left.filter((error) => isOfBranch(error) && !isOtherType(error));
    left = left.filter((error) =>
      meant.length > 0 ? error !== choice && !(isOfBranch(error) && isOtherType(error)) : !isOfBranch(error),
    );
  }
  return left;
}

const SHOWN_CHARACTERS = 60;

export function shown(value: unknown): string {
  const beginning = typeof value === 'string' ? value.slice(0, SHOWN_CHARACTERS + 1) : value;
  const text = JSON.stringify(beginning) ?? 'nothing';
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}

function wordsFor({ keyword, params, data, schema, message }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'is missing';
    case 'additionalProperties':
      return 'is a field the contract does not know';
    case 'enum':
      return `is ${shown(data)}, and must be one of ${shown(params.allowedValues)}`;
    case 'const':
      return `is ${shown(data)}, and must be ${shown(params.allowedValue)}`;
    case 'x-decimals':
      return `is ${shown(data)}, and must have at most ${shown(schema)} decimals`;
    case 'oneOf':
      return `is ${shown(data)}, which fits none of the shapes the contract allows`;
    default:
      return `is ${shown(data)}, and ${message ?? `breaks ${keyword}`}`;
  }
}

/** @throws the errors of ajv for an invalid schema */
export function createSchemaCheck(contract: Contract): SchemaCheck {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateSchema: false });
  addFormats.default(ajv);
  const hasAtMost = (decimals: number, value: number) => Number(value.toFixed(decimals)) === value;
  ajv.addKeyword({ keyword: 'x-decimals', type: 'number', validate: hasAtMost });
  const { files } = contract;
  for (const file of files.names) {
    const value = files.valueAt({ file, pointer: '' });
    if (isObject(value)) ajv.addSchema(value, `${BASE}${file}`);
  }
  const places = placesOf(files);
  const compiled = new Map<string, ValidateFunction>();

  function validatorFor({ file, pointer }: ContractNode): ValidateFunction {
    const reference = `${BASE}${file}#${encodeURI(pointer)}`;
    const validate = compiled.get(reference) ?? ajv.compile({ $ref: reference });
    compiled.set(reference, validate);
    return validate;
  }

  function placeOf(error: ErrorObject, schema: ContractNode): Place {
    const place = isObject(error.parentSchema) ? places.get(error.parentSchema) : undefined;
    return place ? { ...place, pointer: `${place.pointer}/${pointerPart(error.keyword)}` } : schema;
  }

  return {
    isValid: (schema, value) => validatorFor(schema)(value) === true,
    problems(schema, value, root = '') {
      const validate = validatorFor(schema);
      if (validate(value)) return [];
      return withoutOtherBranches((validate.errors ?? []).slice(0, MOST_ERRORS)).map((error) => ({
        rule: error.keyword === 'additionalProperties' ? 'unknown-field' : `schema/${error.keyword}`,
        at: fieldPath(root, error),
        message: wordsFor(error),
        place: placeOf(error, schema),
      }));
    },
  };
}
