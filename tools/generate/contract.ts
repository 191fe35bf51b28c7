export const HEADER = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';

/** `lucky-money` and `lucky/money` become `LuckyMoney`. */
export const pascal = (words: string) =>
  words.replace(/(?:^|[-/])(\w)/g, (_, letter: string) => letter.toUpperCase());

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  'x-kind': 'query' | 'mutation';
  security?: unknown[];
  parameters?: unknown[];
  /** Refusal codes of this call, in addition to those of its responses. */
  'x-refusals'?: string[];
  responses: Record<string, Answer>;
}

interface Answer {
  $ref?: string;
  headers?: unknown;
  content?: Record<string, { schema: Schema; example?: unknown }>;
  'x-refusals'?: string[];
}

interface RefusalEntry {
  when: string;
  status: number;
  /** Whether and when the same call can succeed. `unknown`: the server may have carried it out. */
  retry: string;
  text: { ks: string; en: string };
  with?: Record<string, string | number>;
}

export interface Schema {
  $ref?: string;
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  [keyword: string]: unknown;
}

export interface SocketEvent {
  summary: string;
  encoding?: 'json-string';
  /**
   * The part of the app, loaded on demand, that alone uses the payload. Its check is generated into a separate file.
   */
  part?: string;
  payload?: Schema;
}

export interface Contract {
  info: { title: string; version: string; contact: object; license: { name: string } };
  servers: { url: string }[];
  paths: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> };
  'x-refusals': Record<string, RefusalEntry>;
  'x-events': { server: Record<string, SocketEvent>; client: Record<string, SocketEvent> };
  [key: string]: unknown;
}

export interface OperationSummary {
  operationId: string;
  path: string;
  tag: string;
  summary: string;
  /** A guest may make the call: `security: []` (NET-08). */
  guest: boolean;
  /** The call goes to the gateway host: its path contains /v1 (NET-02). */
  gateway: boolean;
  kind: 'query' | 'mutation';
}

export function operationsOf(contract: Contract): OperationSummary[] {
  return Object.entries(contract.paths).map(([path, { post }]) => ({
    operationId: post.operationId,
    path,
    tag: post.tags[0] ?? '',
    summary: post.summary,
    guest: post.security?.length === 0,
    gateway: path.includes('/v1'),
    kind: post['x-kind'],
  }));
}
