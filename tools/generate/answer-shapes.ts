import type { Contract, Schema } from './contract.ts';

/**
 * A server may add values to these enums, because the app does not branch on them or has a fallback. A new value of any
 * other enum breaks its row (decision 4).
 */
const OPEN_ENUMS = new Set(['BannerPosition', 'BannerCommand', 'ActivityType', 'OrderStatus']);

const nameOf = (ref: string) => ref.split('/').at(-1) ?? '';

const isNull = (schema: Schema) => schema.type === 'null';

function leafCode(schema: Schema, name: string, place: string): string {
  const letter = {
    string: { 'date-time': 't', uri: 'u' }[String(schema.format)] ?? 's',
    number: 'n',
    integer: 'n',
    boolean: 'b',
  }[String(schema.type)];
  if (!letter)
    throw new Error(`${place}: teach tools/generate/answer-shapes.ts the type ${String(schema.type)}.`);
  const choices = Array.isArray(schema.enum) && !OPEN_ENUMS.has(name) ? `=${schema.enum.join('|')}` : '';
  return letter + choices;
}

/**
 * Adds the shape of a call's answer to the constants of a file, one for each named object or list.
 * @returns the name of the answer's own constant, or undefined when the answer has no data
 */
export function answerShape(
  contract: Contract,
  path: string,
  constants: Map<string, string>,
): string | undefined {
  function shapeOf(schema: Schema, place: string, name = ''): string {
    if (schema.$ref) {
      const target = nameOf(schema.$ref);
      const named = contract.components.schemas[target];
      if (!named) throw new Error(`${place}: ${schema.$ref} leads nowhere.`);
      const shape = shapeOf(named, place, target);
      if (shape.startsWith("'")) return shape;
      const constant = `${target[0]?.toLowerCase()}${target.slice(1)}Shape`;
      constants.set(constant, shape);
      return constant;
    }
    if (schema.oneOf) {
      const [only, ...others] = schema.oneOf.filter((choice) => !isNull(choice));
      const shape = only && others.length === 0 ? shapeOf(only, place) : '';
      if (!shape.startsWith("'")) throw new Error(`${place}: only a text, number or boolean may be null.`);
      return `${shape.slice(0, -1)}?'`;
    }
    if (schema.type === 'array') return `[${shapeOf(schema.items as Schema, `${place}[]`)}]`;
    if (schema.type !== 'object') return `'${leafCode(schema, name, place)}'`;
    const required = new Set(schema.required as string[] | undefined);
    const fields = Object.entries(schema.properties ?? {}).map(([field, value]) => {
      const key = required.has(field) ? field : `'${field}?'`;
      return `${key}: ${shapeOf(value, `${place}.${field}`)}`;
    });
    return `{ ${fields.join(', ')} }`;
  }

  const data = contract.paths[path]?.post.responses['200']?.content?.['application/json']?.schema;
  if (!data?.$ref) throw new Error(`${path}: the data of the answer must be a $ref to a schema with a name.`);
  if (nameOf(data.$ref) === 'Nothing') return undefined;
  return shapeOf(data, path);
}
