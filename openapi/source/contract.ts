import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  type ContractFiles,
  firstLine,
  type Place,
  placeOfReference,
  readContractFiles,
  UnreadableContract,
} from './contract-files.ts';
import { fieldOf, fieldsOf, isObject, listOf, pointerPart, textOf } from './json-values.ts';

/** A part of the contract and its place, after following references. */
export interface ContractNode extends Place {
  value: unknown;
}

export interface Header {
  name: string;
  schema: ContractNode;
  isRequired: boolean;
}

export interface Answer {
  status: number;
  part: ContractNode;
  schema?: ContractNode;
  headers: readonly Header[];
}

export interface Call {
  operationId: string;
  path: string;
  tag: string;
  summary: string;
  /** `security: []` (NET-08). */
  isGuest: boolean;
  /** The path contains /v1 (NET-02). */
  isGateway: boolean;
  kind: string;
  part: ContractNode;
  request: ContractNode;
  requestExample: unknown;
  answers: readonly Answer[];
  /** Codes of the call itself, and of the answers that it shares with other calls. */
  refusals: readonly string[];
}

export interface SocketEvent {
  name: string;
  sender: 'server' | 'client';
  part: ContractNode;
  isJsonText: boolean;
  payload?: ContractNode;
}

export interface Contract {
  files: ContractFiles;
  calls: readonly Call[];
  events: readonly SocketEvent[];
  /** HTTP status of each refusal of the catalogue; empty for a contract without one. */
  refusals: ReadonlyMap<string, number>;
  /** Follows references. Undefined when there is no such part. */
  child(part: ContractNode, ...keys: (string | number)[]): ContractNode | undefined;
}

const JSON_TYPE = 'application/json';

function resolved(files: ContractFiles, place: Place): ContractNode {
  let at = place;
  for (let step = 0; step < 50; step += 1) {
    const value = files.valueAt(at);
    const reference = isObject(value) ? textOf(value.$ref) : undefined;
    if (reference === undefined) return { ...at, value };
    at = placeOfReference(reference, at.file);
  }
  throw new UnreadableContract(`${place.file}: the reference at ${place.pointer} leads back to itself.`);
}

const childrenOf = new WeakMap<ContractNode, Map<string | number, ContractNode>>();

/** Each part is resolved once, because the check asks for the same ones at every answer. */
function directChild(
  files: ContractFiles,
  part: ContractNode,
  key: string | number,
): ContractNode | undefined {
  const known = childrenOf.get(part)?.get(key);
  if (known || fieldOf(part.value, key) === undefined) return known;
  const child = resolved(files, { file: part.file, pointer: `${part.pointer}/${pointerPart(key)}` });
  const children = childrenOf.get(part) ?? new Map<string | number, ContractNode>();
  childrenOf.set(part, children.set(key, child));
  return child;
}

function childOf(
  files: ContractFiles,
  part: ContractNode,
  keys: readonly (string | number)[],
): ContractNode | undefined {
  let at: ContractNode | undefined = part;
  for (const key of keys) at = at && directChild(files, at, key);
  return at;
}

function answersOf(files: ContractFiles, post: ContractNode): Answer[] {
  return fieldsOf(childOf(files, post, ['responses'])?.value).flatMap(([status]) => {
    const part = childOf(files, post, ['responses', status]);
    if (!part) return [];
    const schema = childOf(files, part, ['content', JSON_TYPE, 'schema']);
    const headers = fieldsOf(fieldOf(part.value, 'headers')).flatMap(([name]): Header[] => {
      const header = childOf(files, part, ['headers', name]);
      const headerSchema = childOf(files, part, ['headers', name, 'schema']);
      if (!header || !headerSchema) return [];
      return [{ name, schema: headerSchema, isRequired: fieldOf(header.value, 'required') === true }];
    });
    return [{ status: Number(status.replace('XX', '00')), part, headers, ...(schema ? { schema } : {}) }];
  });
}

function codesIn(part: ContractNode): string[] {
  return listOf(fieldOf(part.value, 'x-refusals')).map(String);
}

const VERBS = ['post', 'get', 'put', 'patch', 'delete'] as const;

/** The calls of a path. Only a POST goes by the path alone: the player API has no other. */
function callsAt(files: ContractFiles, root: ContractNode, path: string): Call[] {
  const calls = VERBS.flatMap((verb) => {
    const part = childOf(files, root, ['paths', path, verb]);
    return part ? callOf(files, root, part, verb === 'post' ? path : `${verb.toUpperCase()} ${path}`) : [];
  });
  if (calls.length === 0) throw new UnreadableContract(`${path}: no call.`);
  return calls;
}

function callOf(files: ContractFiles, root: ContractNode, post: ContractNode, path: string): Call {
  const body = childOf(files, post, ['requestBody', 'content']);
  // No body, and one of another type, has an empty schema, because only JSON can be read.
  const request = (body && childOf(files, body, [JSON_TYPE, 'schema'])) ?? { ...(body ?? post), value: {} };
  const answers = answersOf(files, post);
  const security = fieldOf(post.value, 'security') ?? fieldOf(root.value, 'security');
  return {
    operationId: textOf(fieldOf(post.value, 'operationId')) ?? path,
    path,
    tag: textOf(listOf(fieldOf(post.value, 'tags'))[0]) ?? '',
    summary: textOf(fieldOf(post.value, 'summary')) ?? '',
    isGuest: listOf(security).length === 0,
    isGateway: path.includes('/v1'),
    kind: textOf(fieldOf(post.value, 'x-kind')) ?? '',
    part: post,
    request,
    requestExample: childOf(files, post, ['requestBody', 'content', JSON_TYPE, 'example'])?.value,
    answers,
    refusals: [post, ...answers.map(({ part }) => part)].flatMap(codesIn),
  };
}

function eventsOf(files: ContractFiles, root: ContractNode): SocketEvent[] {
  return (['server', 'client'] as const).flatMap((sender) =>
    fieldsOf(childOf(files, root, ['x-events', sender])?.value).flatMap(([name]): SocketEvent[] => {
      const part = childOf(files, root, ['x-events', sender, name]);
      if (!part) return [];
      const payload = childOf(files, part, ['payload']);
      const isJsonText = fieldOf(part.value, 'encoding') === 'json-string';
      return [{ name, sender, part, isJsonText, ...(payload ? { payload } : {}) }];
    }),
  );
}

/** @throws UnreadableContract for a document without paths, or a path without a call */
export function openContract(files: ContractFiles): Contract {
  const root: ContractNode = {
    file: files.root,
    pointer: '',
    value: files.valueAt({ file: files.root, pointer: '' }),
  };
  const paths = fieldOf(root.value, 'paths');
  if (!isObject(paths)) throw new UnreadableContract(`${files.root}: no paths, so no contract.`);
  return {
    files,
    calls: Object.keys(paths).flatMap((path) => callsAt(files, root, path)),
    events: eventsOf(files, root),
    refusals: new Map(
      fieldsOf(childOf(files, root, ['x-refusals'])?.value).map(([code, entry]) => [
        code,
        Number(fieldOf(entry, 'status') ?? 200),
      ]),
    ),
    child: (part, ...keys) => childOf(files, part, keys),
  };
}

/**
 * Reads a contract and the files beside it.
 * @throws UnreadableContract
 */
export function readContract(file: string): Contract {
  const folder = dirname(file);
  const readText = (name: string): string => {
    try {
      return readFileSync(join(folder, name), 'utf8');
    } catch (error) {
      throw new UnreadableContract(`${join(folder, name)}: ${firstLine(error)}`);
    }
  };
  return openContract(readContractFiles(basename(file), readText));
}

export function dataNode(contract: Contract, call: Call): ContractNode | undefined {
  const schema = call.answers.find(({ status }) => status === 200)?.schema;
  return schema && contract.child(schema, 'oneOf', 0, 'properties', 'data');
}
