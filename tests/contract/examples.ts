import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

export interface Example {
  place: string;
  schemaPlace: string;
  value: unknown;
}

type Node = Record<string, unknown>;

const SCHEMA_WORDS = ['type', 'oneOf', 'anyOf', 'allOf', 'enum', 'const', '$ref'];

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** `examples` is a list in a schema, and a map of `{value}` beside one. */
function valuesOf(node: Node): [string, unknown][] {
  const single: [string, unknown][] = 'example' in node ? [['example', node.example]] : [];
  const many = node.examples;
  if (Array.isArray(many))
    return [...single, ...many.map((value, i): [string, unknown] => [`examples/${i}`, value])];
  if (!isNode(many)) return single;
  return [
    ...single,
    ...Object.entries(many).map(([name, entry]): [string, unknown] => [
      `examples/${pointer(name)}`,
      isNode(entry) ? entry.value : undefined,
    ]),
  ];
}

/** Examples in schemas, and beside them (bodies, headers). */
export function examplesOf(node: unknown, place = '#'): Example[] {
  if (Array.isArray(node)) return node.flatMap((item, i) => examplesOf(item, `${place}/${i}`));
  if (!isNode(node)) return [];
  const schemaPlace = isNode(node.schema) ? `${place}/schema` : place;
  const hasSchema = schemaPlace !== place || SCHEMA_WORDS.some((word) => word in node);
  const own = hasSchema
    ? valuesOf(node).map(([at, value]) => ({ place: `${place}/${at}`, schemaPlace, value }))
    : [];
  const inner = Object.entries(node)
    .filter(([name]) => name !== 'example' && name !== 'examples')
    .flatMap(([name, value]) => examplesOf(value, `${place}/${pointer(name)}`));
  return [...own, ...inner];
}

/** One line for each example that ajv, with formats, refuses. */
export function brokenExamples(contract: object, examples: readonly Example[]): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(contract, 'contract');
  return examples.flatMap(({ place, schemaPlace, value }) => {
    const validate = ajv.compile({ $ref: encodeURI(`contract${schemaPlace}`) });
    return validate(value) ? [] : [`${place}: ${ajv.errorsText(validate.errors, { dataVar: '' })}`];
  });
}
