/** Only the parts of the bundled contract (OpenAPI 3.1) that the reference reads. */

export interface Schema {
  $ref?: string;
  type?: string;
  description?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  minimum?: number;
  maximum?: number;
  'x-decimals'?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  oneOf?: Schema[];
}

interface Content {
  'application/json'?: { schema: Schema; example?: unknown };
}

export interface Answer {
  $ref?: string;
  description?: string;
  content?: Content;
  'x-refusals'?: string[];
}

interface RefusalEntry {
  when: string;
  status: number;
  retry: 'never' | 'changed' | 'later' | 'login' | 'unknown';
  field?: string;
  retryAfterSeconds?: number;
  with?: Record<string, string | number>;
  text: Record<'ks' | 'en', string>;
}

export interface Law {
  name: string;
  kind: string;
  says: string;
  call?: string;
}

export interface Operation {
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: unknown[];
  'x-kind'?: 'query' | 'mutation';
  servers?: { url: string; description?: string }[];
  requestBody?: { content: Content };
  responses: Record<string, Answer>;
  'x-refusals'?: string[];
  'x-laws'?: Law[];
}

export interface SocketEvent {
  summary?: string;
  encoding?: string;
  payload?: Schema;
}

export interface Contract {
  info: { title: string; version: string; summary?: string; description?: string };
  servers: { url: string; description?: string }[];
  tags: { name: string; description?: string }[];
  paths: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Schema>; responses?: Record<string, Answer> };
  'x-refusals': Record<string, RefusalEntry>;
  'x-laws'?: Law[];
  'x-events': Record<'server' | 'client', Record<string, SocketEvent>>;
}

export interface Call {
  path: string;
  area: string;
  isGuest: boolean;
  isGateway: boolean;
  operation: Operation;
}

export function callsOf(contract: Contract): Call[] {
  return Object.entries(contract.paths).map(([path, { post }]) => ({
    path,
    area: post.tags?.[0] ?? '',
    isGuest: post.security?.length === 0,
    isGateway: path.includes('/v1'),
    operation: post,
  }));
}

/** Follows local references, also in a chain. `name` is the name of the first. */
export function resolved(contract: Contract, schema: Schema): { schema: Schema; name: string | undefined } {
  let name: string | undefined;
  let current = schema;
  while (current.$ref) {
    const key = current.$ref.split('/').at(-1) ?? '';
    name ??= key;
    const { $ref: _followed, ...beside } = current;
    const next = contract.components.schemas[key];
    if (!next) break;
    current = { ...next, ...beside };
  }
  return { schema: current, name };
}

export function answerOf(contract: Contract, answer: Answer): Answer {
  const shared = answer.$ref && contract.components.responses?.[answer.$ref.split('/').at(-1) ?? ''];
  return shared || answer;
}

/** A 200 answer is a choice of success and refusal; the success comes first. */
export function dataSchema(contract: Contract, operation: Operation): Schema | undefined {
  const json = operation.responses['200']?.content?.['application/json'];
  const success = json?.schema.oneOf?.[0];
  return success && resolved(contract, success).schema.properties?.data;
}

export interface Refusal extends RefusalEntry {
  code: string;
  example: unknown;
}

export function lawsOf(contract: Contract, operation: Operation): { own: Law[]; shared: Law[] } {
  return { own: operation['x-laws'] ?? [], shared: contract['x-laws'] ?? [] };
}

/** The call's own refusals, then those of the answers that it shares with other calls. */
export function refusalsOf(contract: Contract, operation: Operation): Refusal[] {
  const shared = Object.values(operation.responses).flatMap(
    (answer) => answerOf(contract, answer)['x-refusals'] ?? [],
  );
  return [...(operation['x-refusals'] ?? []), ...shared].flatMap((code) => {
    const entry = contract['x-refusals'][code];
    if (!entry) return [];
    const { field, retryAfterSeconds, text, with: values = {} } = entry;
    const message = text.ks.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
    // JSON omits undefined fields.
    return [
      { ...entry, code, example: { success: false, message, data: { code, field, retryAfterSeconds } } },
    ];
  });
}
