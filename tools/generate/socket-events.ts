import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract, Schema, SocketEvent } from './contract.ts';

const HEADER = '// Generated from x-events in openapi/openapi.yaml by `npm run generate`. Do not edit.\n';

/** Follows a local reference of the bundled contract, keeping the name it had. */
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

function properties(
  contract: Contract,
  schema: Schema,
): { key: string; type: 'string' | 'number'; nonEmpty: boolean }[] {
  return Object.entries(schema.properties ?? {}).map(([key, value]) => {
    const type = resolve(contract, value).schema;
    if (type.type !== 'string' && type.type !== 'number') {
      throw new Error(
        `x-events: ${key} is neither string nor number. Teach tools/generate/socket-events.ts the type.`,
      );
    }
    return { key, type: type.type, nonEmpty: Number(type.minLength ?? 0) > 0 };
  });
}

function payloadCode(contract: Contract, event: SocketEvent): { name: string; code: string } | undefined {
  if (!event.payload) return undefined;
  const { name, schema } = resolve(contract, event.payload);
  const fields = properties(contract, schema);
  const checks = fields.map(({ key, type, nonEmpty }) =>
    type === 'string'
      ? `typeof row['${key}'] === 'string'${nonEmpty ? ` && row['${key}'] !== ''` : ''}`
      : `Number.isFinite(row['${key}'])`,
  );
  const code = `export interface ${name} {
${fields.map((f) => `  ${f.key}: ${f.type};`).join('\n')}
}

/** True when the value has the shape the contract gives. */
export function is${name}(value: unknown): value is ${name} {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Record<string, unknown>;
  return ${checks.join(' && ')};
}
`;
  return { name, code };
}

/** Writes the typed socket events and a check for each payload. */
export function writeSocketEvents(contract: Contract, root: string): void {
  const payloads = new Map<string, string>();
  const side = (events: Record<string, SocketEvent>) =>
    Object.entries(events)
      .map(([event, declared]) => {
        const payload = payloadCode(contract, declared);
        if (payload) payloads.set(payload.name, payload.code);
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
  const folder = join(root, 'src/realtime/generated');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'socket-events.ts'),
    `${HEADER}
export interface ServerToClientEvents {
${server}
}

export interface ClientToServerEvents {
${client}
}

${[...payloads.values()].join('\n')}`,
  );
}
