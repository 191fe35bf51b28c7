// A small contract with one fault for each call or schema, next to sound calls. It has the layout of the real one: path
// items in their own file, beside copies of the shared files.

import { writtenOut } from '../../../openapi/source/write-out.mjs';

interface Fault {
  readonly rule: string;
  readonly fault: string;
  /** JSON pointer into its file. */
  readonly pointer: string;
}

const gateway = { servers: { $ref: '../servers.yaml#/gateway' } };
const guest = { security: [] };
const closed = { type: 'object', additionalProperties: false };
const request = { schema: { $ref: '../schemas/common.yaml#/NoBody' }, example: {} };
const answer = {
  description: 'Nothing, or a refusal.',
  schema: { $ref: '../schemas/common.yaml#/Nothing' },
  example: {},
};

/** A sound guarded call; an undefined override removes a key. */
function call(overrides: object = {}): object {
  return {
    summary: 'A thing',
    description: 'A call of the test contract.',
    'x-kind': 'query',
    'x-refusals': [],
    'x-answer': answer,
    ...overrides,
  };
}

const items: Record<string, object> = {
  soundGuarded: { post: call() },
  soundOpen: { post: call(guest) },
  soundGateway: { post: call(gateway) },
};
const paths: Record<string, string> = {
  '/sound/guarded': 'soundGuarded',
  '/sound/open': 'soundOpen',
  '/v1/sound/gateway': 'soundGateway',
};

const pointerOf = (operationId: string) => `#/${operationId}`;

export const soundCalls: readonly string[] = Object.keys(items).map(pointerOf);

const found: Fault[] = [];

/** `host` is '' or '/v1'; the item's name fits the path by default. */
function plant(
  rule: string,
  fault: string,
  overrides: object,
  { host = '', item = {}, name = '' } = {},
): void {
  const number = found.length + 1;
  const operationId = name || `faultN${number}`;
  paths[`${host}/fault/n${number}`] = operationId;
  items[operationId] = { post: call(overrides), ...item };
  found.push({ rule, fault, pointer: pointerOf(operationId) });
}
plant(
  'rule/post-only',
  'a GET beside the POST',
  {},
  { item: { get: writtenOut(call(), 'getFault', 'thing.json') } },
);
plant('rule/x-kind', 'no x-kind', { 'x-kind': undefined });
plant('rule/x-kind', 'an unknown x-kind', { 'x-kind': 'command' });
plant('rule/x-refusals', 'no x-refusals', { 'x-refusals': undefined });
plant('rule/summary-form', 'a summary with a period', { summary: 'A thing.' });
plant('copihue/write-out-calls', 'answers of its own', { responses: { '200': { description: 'Text.' } } });
plant('copihue/write-out-calls', 'an inline request schema', {
  'x-request': { ...request, schema: closed },
});
plant('copihue/write-out-calls', 'no request example', {
  'x-request': { ...request, example: undefined },
});
plant('copihue/write-out-calls', 'an inline answer schema', { 'x-answer': { ...answer, schema: closed } });
plant('copihue/operation-id-from-path', 'another name than the path', {}, { name: 'somethingElse' });
plant(
  'copihue/operation-id-from-path',
  'the name of the path in another case',
  {},
  { name: `faultn${found.length + 1}` },
);
plant('copihue/gateway-servers', 'a gateway call without servers', {}, { host: '/v1' });
plant(
  'copihue/gateway-servers',
  'hosts that repeat the list',
  { servers: [{ url: 'http://127.0.0.1:4011' }] },
  { host: '/v1' },
);
plant('copihue/gateway-servers', 'a main call with servers', gateway);
plant(
  'copihue/gateway-servers',
  'servers on the path item',
  {},
  { item: { servers: [{ url: 'http://127.0.0.1:1' }] } },
);
plant('copihue/guest-security', 'security that names the token again', { security: [{ token: [] }] });
plant('operation-summary', 'no summary', { summary: undefined });
plant('operation-description', 'no description', { description: undefined });
plant('no-invalid-media-type-examples', 'a request example that breaks its schema', {
  'x-request': { ...request, example: { a: 1 } },
});
plant('no-invalid-media-type-examples', 'an answer example that breaks its schema', {
  'x-answer': { ...answer, example: { a: 1 } },
});

const says = 'A law of the test contract.';
const laws: readonly (readonly [fault: string, law: object])[] = [
  ['a law of no known kind', { kind: 'fate' }],
  ['a law without a term of its kind', { kind: 'same', field: 'data.x' }],
  ['a law with a term of another kind', { kind: 'named', seconds: 3 }],
  ['a law about a field that does not exist', { kind: 'session', field: 'data.absent' }],
  [
    'a law about a parameter that does not exist',
    { kind: 'filter', request: 'request.absent', list: 'x', field: 'y' },
  ],
  ['a law about a call that does not exist', { kind: 'shows', call: 'absent', same: {} }],
  [
    'a law about a field that the other call lacks',
    { kind: 'shows', call: 'soundGuarded', same: { absent: 1 } },
  ],
];
for (const [fault, law] of laws)
  plant('copihue/sound-laws', fault, { 'x-laws': [{ name: 'law', says, ...law }] });

plant('copihue/kept-promises', 'a promise that nothing keeps', {
  description: 'A call that always answers.',
});
plant('copihue/kept-promises', 'a promise that is kept by no law there is', {
  description: 'A call that always answers.',
  'x-kept-by': { 'always answers': 'absent' },
});
plant('copihue/kept-promises', 'a promise that is not checked, without a reason', {
  description: 'A call that always answers.',
  'x-unchecked': { 'always answers': '' },
});
plant('copihue/kept-promises', 'words that are not said', {
  'x-unchecked': { 'never refuses': 'is said nowhere' },
});
plant('copihue/kept-promises', 'a second promise beside a kept one', {
  description: 'A call that always answers. It is only for players.',
  'x-kept-by': { 'always answers': 'schema' },
});

const schemas: Record<string, object> = {};

function plantSchema(rule: string, fault: string, schema: object, example: unknown): void {
  const number = found.length + 1;
  const pointer = `#/Fault${number}`;
  const $ref = `../faulty-schemas.json${pointer}`;
  schemas[`Fault${number}`] = schema;
  paths[`/schema/n${number}`] = `schemaN${number}`;
  items[`schemaN${number}`] = { post: call({ 'x-request': { schema: { $ref }, example } }) };
  found.push({ rule, fault, pointer });
}

const name = { type: 'string', example: 'Camila' };
plantSchema(
  'copihue/closed-objects',
  'an object that lets fields pass',
  { type: 'object', properties: { name } },
  { name: 'Camila' },
);
plantSchema(
  'copihue/default-or-required',
  'a required field with a default',
  { ...closed, required: ['pageNum'], properties: { pageNum: { $ref: 'schemas/common.yaml#/PageNum' } } },
  { pageNum: 1 },
);
plantSchema(
  'copihue/scalar-examples',
  'a field without example',
  { ...closed, properties: { name: { type: 'string' } } },
  { name: 'Camila' },
);
const halfDescribed = { type: 'string', enum: ['on', 'off'], description: 'on: it runs.' };
plantSchema('copihue/described-enums', 'an enum with a value that is not described', halfDescribed, 'on');
plantSchema(
  'no-invalid-schema-examples',
  'a schema example of another type',
  { type: 'integer', example: 'uno' },
  1,
);

export const faults: readonly Fault[] = found;

/** JSON files by name; openapi.json is the root. */
export const brokenContract: Readonly<Record<string, object>> = {
  'openapi.json': {
    openapi: '3.1.0',
    info: {
      title: 'Test contract',
      version: '1.0.0',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Test' },
    },
    servers: [{ url: 'http://127.0.0.1:4010' }],
    security: [{ token: [] }],
    tags: [{ name: 'thing', description: 'Things.' }],
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, name]) => [path, { $ref: `paths/thing.json${pointerOf(name)}` }]),
    ),
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
  },
  'paths/thing.json': items,
  'faulty-schemas.json': schemas,
};
