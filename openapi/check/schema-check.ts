import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract, Part } from '../source/contract.ts';
import type { ContractFiles, Place } from '../source/contract-files.ts';
import { isObject, pointerPart } from '../source/json-values.ts';
import type { Problem } from './finding.ts';
import { wordsFor } from './schema-words.ts';

/** ajv (JSON Schema 2020-12) over the contract's own files; each error with the line that asks for it. */
export interface SchemaCheck {
  /** What is wrong with a value; empty when it keeps the schema. `at` begins with the given root. */
  problems(schema: Part, value: unknown, root?: string): Problem[];
  isValid(schema: Part, value: unknown): boolean;
}

const BASE = 'http://contract/';
/** Amounts are decimals in binary floating point: 0.07 / 0.01 is not whole. Parts beyond this many digits are noise. */
const MULTIPLE_OF_DIGITS = 6;

/** Where each object of the contract stands, so that ajv's errors can be traced to a line. */
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

/** Of the errors of a choice, those of the branch that was meant; the choice itself when none was. */
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

/** @throws the errors of ajv for a schema that is none */
export function createSchemaCheck(contract: Contract): SchemaCheck {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: false,
    validateSchema: false,
    multipleOfPrecision: MULTIPLE_OF_DIGITS,
  });
  addFormats.default(ajv);
  const { files } = contract;
  for (const file of files.names) {
    const value = files.valueAt({ file, pointer: '' });
    if (isObject(value)) ajv.addSchema(value, `${BASE}${file}`);
  }
  const places = placesOf(files);
  const compiled = new Map<string, ValidateFunction>();

  function validatorFor({ file, pointer }: Part): ValidateFunction {
    const reference = `${BASE}${file}#${encodeURI(pointer)}`;
    const validate = compiled.get(reference) ?? ajv.compile({ $ref: reference });
    compiled.set(reference, validate);
    return validate;
  }

  function placeOf(error: ErrorObject, schema: Part): Place {
    const place = isObject(error.parentSchema) ? places.get(error.parentSchema) : undefined;
    return place ? { ...place, pointer: `${place.pointer}/${pointerPart(error.keyword)}` } : schema;
  }

  return {
    isValid: (schema, value) => validatorFor(schema)(value) === true,
    problems(schema, value, root = '') {
      const validate = validatorFor(schema);
      if (validate(value)) return [];
      return withoutOtherBranches(validate.errors ?? []).map((error) => ({
        rule: error.keyword === 'additionalProperties' ? 'unknown-field' : `schema/${error.keyword}`,
        at: fieldPath(root, error),
        says: wordsFor(error),
        place: placeOf(error, schema),
      }));
    },
  };
}
