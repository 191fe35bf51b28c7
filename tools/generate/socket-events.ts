import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract, Schema, SocketEvent } from './contract.ts';
import { checkOf, typeOf } from './socket-fields.ts';

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
