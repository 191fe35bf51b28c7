import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract, Schema, SocketEvent } from './contract.ts';

type Plain = (schema: Schema) => Schema;

function unknownType(key: string): Error {
  return new Error(
    `x-events: ${key} is no string, number, integer or list of texts. Teach tools/generate/socket-events.ts the type.`,
  );
}

const choices = (schema: Schema): string[] | undefined =>
  Array.isArray(schema.enum) ? schema.enum.map((choice) => `'${String(choice)}'`) : undefined;

const itemsOf = (schema: Schema): Schema | undefined =>
  typeof schema.items === 'object' && schema.items !== null ? { ...schema.items } : undefined;

function typeOf(key: string, schema: Schema, plain: Plain): string {
  if (schema.type === 'string') return choices(schema)?.join(' | ') ?? 'string';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  const items = itemsOf(schema);
  if (schema.type === 'array' && items) return `${typeOf(key, plain(items), plain)}[]`;
  throw unknownType(key);
}

function checkValue(key: string, value: string, schema: Schema, plain: Plain): string {
  if (schema.type === 'string') {
    const offered = choices(schema);
    if (offered) return `(${offered.map((choice) => `${value} === ${choice}`).join(' || ')})`;
    const least = Number(schema.minLength ?? 0);
    const most = Number(schema.maxLength ?? 0);
    return [
      `typeof ${value} === 'string'`,
      ...(least === 1 ? [`${value} !== ''`] : least > 1 ? [`${value}.length >= ${least}`] : []),
      ...(most > 0 ? [`${value}.length <= ${most}`] : []),
    ].join(' && ');
  }
  if (schema.type === 'integer')
    return `Number.isInteger(${value}) && Number(${value}) >= ${Number(schema.minimum ?? 0)}`;
  if (schema.type === 'number') return `Number.isFinite(${value})`;
  const items = itemsOf(schema);
  if (schema.type === 'array' && items) {
    const each = checkValue(key, 'item', plain(items), plain);
    return `Array.isArray(${value}) && ${value}.every((item: unknown) => ${each})`;
  }
  throw unknownType(key);
}

/** An expression that checks a field of `row`. @throws as `typeOf` */
function checkOf(key: string, schema: Schema, plain: Plain): string {
  return checkValue(key, `row['${key}']`, schema, plain);
}

const HEADER = '// Generated from x-events in openapi/openapi.yaml by `npm run generate`. Do not edit.\n';

/** Follows a local reference of the bundled contract and returns the last name. */
function resolve(contract: Contract, schema: Schema): { name: string; schema: Schema } {
  let name = '';
  let current = schema;
  while (current.$ref) {
    name ||= current.$ref.split('/').at(-1) ?? '';
    const next = contract.components.schemas[current.$ref.split('/').at(-1) ?? ''];
    if (!next) throw new Error(`x-events: ${current.$ref} leads nowhere.`);
    current = next;
  }
  return { name, schema: current };
}

function payloadCode(contract: Contract, event: SocketEvent): { name: string; code: string } | undefined {
  if (!event.payload) return undefined;
  const { name, schema } = resolve(contract, event.payload);
  const plain = (part: Schema) => resolve(contract, part).schema;
  const required = Array.isArray(schema.required) ? schema.required : [];
  const fields = Object.entries(schema.properties ?? {}).map(([key, value]) => {
    const isRequired = required.includes(key);
    const check = checkOf(key, plain(value), plain);
    return {
      line: `  ${key}${isRequired ? '' : '?'}: ${typeOf(key, plain(value), plain)};`,
      check: isRequired ? check : `(row['${key}'] === undefined || ${check})`,
    };
  });
  const code = `export interface ${name} {
${fields.map(({ line }) => line).join('\n')}
}

/** True when the value has the shape the contract gives. */
export function is${name}(value: unknown): value is ${name} {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Record<string, unknown>;
  return ${fields.map(({ check }) => check).join(' && ')};
}
`;
  return { name, code };
}

type Payloads = Map<string, string>;

/**
 * Writes the typed socket events with a check for each payload: socket-events.ts, and `<part>-events.ts` for a part
 * that loads on demand, so that the first view does not contain its checks.
 */
export function writeSocketEvents(contract: Contract): void {
  const common: Payloads = new Map();
  const parts = new Map<string, Payloads>();
  const side = (events: Record<string, SocketEvent>) =>
    Object.entries(events)
      .map(([event, declared]) => {
        const payload = payloadCode(contract, declared);
        if (payload) {
          const own = declared.part === undefined ? common : (parts.get(declared.part) ?? new Map());
          if (declared.part !== undefined) parts.set(declared.part, own);
          own.set(payload.name, payload.code);
        }
        const argument = !payload
          ? ''
          : declared.encoding === 'json-string'
            ? 'payload: string'
            : `payload: ${payload.name}`;
        return `  /** ${declared.summary} */\n  ${event}: (${argument}) => void;`;
      })
      .join('\n');
  const server = side(contract['x-events'].server);
  const client = side(contract['x-events'].client);
  const folder = 'openapi/generated';
  for (const [part, payloads] of parts)
    writeFileSync(join(folder, `${part}-events.ts`), `${HEADER}\n${[...payloads.values()].join('\n')}`);
  const imports = [...parts].map(
    ([part, payloads]) => `import type { ${[...payloads.keys()].join(', ')} } from './${part}-events.ts';\n`,
  );
  writeFileSync(
    join(folder, 'socket-events.ts'),
    `${HEADER}${imports.join('')}
export interface ServerToClientEvents {
${server}
}

export interface ClientToServerEvents {
${client}
}

${[...common.values()].join('\n')}`,
  );
}
