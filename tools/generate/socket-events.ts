import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract, Schema, SocketEvent } from './contract.ts';

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

interface ValueCode {
  type: string;
  /** An expression that checks the value. */
  check: string;
}

/** @throws for a type that no event had yet */
function codeOf(contract: Contract, key: string, declared: unknown, value: string): ValueCode {
  const { schema } = resolve(contract, declared as Schema);
  const limit = (name: string) => Number(schema[name] ?? 0);
  if (Array.isArray(schema.enum)) {
    const choices = schema.enum.map((choice) => `'${String(choice)}'`);
    const check = choices.map((choice) => `${value} === ${choice}`).join(' || ');
    return { type: choices.join(' | '), check: `(${check})` };
  }
  switch (schema.type) {
    case 'string': {
      const [least, most] = [limit('minLength'), limit('maxLength')];
      const check = [
        `typeof ${value} === 'string'`,
        ...(least === 1 ? [`${value} !== ''`] : least > 1 ? [`${value}.length >= ${least}`] : []),
        ...(most > 0 ? [`${value}.length <= ${most}`] : []),
      ];
      return { type: 'string', check: check.join(' && ') };
    }
    case 'integer':
      return {
        type: 'number',
        check: `Number.isInteger(${value}) && Number(${value}) >= ${limit('minimum')}`,
      };
    case 'number':
      return { type: 'number', check: `Number.isFinite(${value})` };
    case 'array': {
      const { type, check } = codeOf(contract, key, schema.items, 'item');
      return {
        type: `${type}[]`,
        check: `Array.isArray(${value}) && ${value}.every((item: unknown) => ${check})`,
      };
    }
    default:
      throw new Error(
        `x-events: ${key} is a ${schema.type}. Teach tools/generate/socket-events.ts the type.`,
      );
  }
}

function payloadCode(contract: Contract, event: SocketEvent): { name: string; code: string } | undefined {
  if (!event.payload) return undefined;
  const { name, schema } = resolve(contract, event.payload);
  const required = Array.isArray(schema.required) ? schema.required : [];
  const fields = Object.entries(schema.properties ?? {}).map(([key, value]) => {
    const isRequired = required.includes(key);
    const { type, check } = codeOf(contract, key, value, `row['${key}']`);
    return {
      line: `  ${key}${isRequired ? '' : '?'}: ${type};`,
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
