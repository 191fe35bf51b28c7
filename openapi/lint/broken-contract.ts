// A small contract with one fault per call or schema, next to sound calls. Laid out as the real one is: path items in
// a file of their own, shared files (copies of the real ones) beside it.

interface Fault {
  /** The one rule that must fire. */
  readonly rule: string;
  /** What is wrong, in words. */
  readonly fault: string;
  /** Where, as a JSON pointer into its file. */
  readonly pointer: string;
}

const failureRef = { $ref: 'schemas/common.yaml#/FailureEnvelope' };
const nothingRef = { $ref: 'schemas/common.yaml#/Nothing' };
const gateway = { servers: { $ref: 'servers.yaml#/gateway' } };
const guest = { security: [] };
const closed = { type: 'object', additionalProperties: false };

function envelope(overrides: object = {}): object {
  const properties = {
    success: { type: 'boolean', const: true },
    message: { $ref: 'schemas/common.yaml#/Message' },
    data: nothingRef,
  };
  const required = ['success', 'message', 'data'];
  return { ...closed, required, properties, ...overrides };
}

const success = { success: true, message: '', data: {} };

function okResponse(media: object = {}, overrides: object = {}): object {
  const schema = { oneOf: [envelope(), failureRef] };
  return {
    description: 'Nothing, or a refusal.',
    headers: { token: { $ref: 'headers.yaml#/Token' } },
    content: { 'application/json': { schema, example: success, ...media } },
    ...overrides,
  };
}

function responses(overrides: object = {}): object {
  return {
    '200': okResponse(),
    '400': { $ref: 'responses.yaml#/BadRequest' },
    '401': { $ref: 'responses.yaml#/Unauthorized' },
    '405': { $ref: 'responses.yaml#/MethodNotAllowed' },
    '413': { $ref: 'responses.yaml#/PayloadTooLarge' },
    '429': { $ref: 'responses.yaml#/TooManyRequests' },
    '500': { $ref: 'responses.yaml#/ServerError' },
    ...overrides,
  };
}

function body(media: object = {}, overrides: object = {}): object {
  const json = { schema: { $ref: 'schemas/common.yaml#/NoBody' }, example: {}, ...media };
  return { required: true, content: { 'application/json': json }, ...overrides };
}

/** A sound guarded call, except for what the overrides say; an undefined override takes a key out. */
function call(operationId: string, overrides: object = {}): object {
  return {
    operationId,
    tags: ['thing'],
    summary: 'A thing',
    description: 'A call of the test contract.',
    'x-kind': 'query',
    'x-refusals': [],
    parameters: [{ $ref: 'parameters.yaml#/Lang' }],
    requestBody: body(),
    responses: responses(),
    ...overrides,
  };
}

const paths: Record<string, object> = {
  '/sound/guarded': { post: call('soundGuarded') },
  '/sound/open': { post: call('soundOpen', { ...guest, responses: responses({ '401': undefined }) }) },
  '/v1/sound/gateway': { post: call('soundGateway', gateway) },
};

/** Pointers to the calls nothing is wrong with. */
export const soundPaths: readonly string[] = Object.keys(paths).map(pointerOf);

function pointerOf(path: string): string {
  return `#/${path.replaceAll('/', '~1')}`;
}

const found: Fault[] = [];

/** Plants a path with one fault. `host` is '' or '/v1'; the operationId fits the path unless overridden. */
function plant(rule: string, fault: string, overrides: object, { host = '', item = {} } = {}): void {
  const number = found.length + 1;
  const path = `${host}/fault/n${number}`;
  paths[path] = { post: call(`faultN${number}`, overrides), ...item };
  found.push({ rule, fault, pointer: pointerOf(path) });
}
const without = (status: string) => ({ responses: responses({ [status]: undefined }) });
const with200 = (media: object) => ({ responses: responses({ '200': okResponse(media) }) });
const oneOf = (...schemas: object[]) => with200({ schema: { oneOf: schemas } });
const plainText = { description: 'Text.', content: { 'application/json': { schema: { type: 'string' } } } };

plant('rule/post-only', 'a GET beside the POST', {}, { item: { get: call('getFault') } });
plant('rule/x-kind', 'no x-kind', { 'x-kind': undefined });
plant('rule/x-kind', 'an unknown x-kind', { 'x-kind': 'command' });
plant('rule/x-refusals', 'no x-refusals', { 'x-refusals': undefined });
plant('rule/request-body', 'no request body', { requestBody: undefined });
plant('rule/request-body-required', 'an optional body', { requestBody: body({}, { required: false }) });
plant('rule/request-body-required', 'an unsaid one', { requestBody: body({}, { required: undefined }) });
plant('rule/summary-form', 'a summary with a period', { summary: 'A thing.' });
plant('copihue/operation-id-from-path', 'another name than the path', { operationId: 'somethingElse' });
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
plant('copihue/session-401', 'a guarded call without 401', without('401'));
plant('copihue/session-401', 'an open call with 401', guest);
plant('copihue/lang-header', 'no lang header', { parameters: undefined });
plant('copihue/request-schema-named', 'an inline request schema', {
  requestBody: body({ schema: closed }),
});
plant('copihue/call-examples', 'no request example', { requestBody: body({ example: undefined }) });
plant('copihue/call-examples', 'no answer example', with200({ example: undefined }));
plant('copihue/envelope-200', 'an envelope alone, with no refusal', with200({ schema: envelope() }));
plant('copihue/envelope-200', 'the two sides swapped', oneOf(failureRef, envelope()));
plant(
  'copihue/envelope-200',
  'an envelope without message required',
  oneOf(envelope({ required: ['success', 'data'] }), failureRef),
);
plant('copihue/failure-envelope', 'an error that is plain text', {
  responses: responses({ '429': plainText }),
});
plant('copihue/standard-failures', 'no 413', without('413'));
plant('operation-summary', 'no summary', { summary: undefined });
plant('operation-description', 'no description', { description: undefined });
plant('operation-singular-tag', 'two tags', { tags: ['thing', 'other'] });
plant('operation-tag-defined', 'an undeclared tag', { tags: ['unknown'] });
plant('no-invalid-media-type-examples', 'a request example that breaks its schema', {
  requestBody: body({ example: { a: 1 } }),
});
plant(
  'no-invalid-media-type-examples',
  'an answer example that breaks its schema',
  with200({ example: { success: true } }),
);
plant('response-contains-header', 'no token header on 200', {
  responses: responses({ '200': okResponse({}, { headers: {} }) }),
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

const schemas: Record<string, object> = {};

/** Plants a schema with one fault, used by a call that is sound in itself. */
function plantSchema(rule: string, fault: string, schema: object, example: unknown): void {
  const number = found.length + 1;
  const pointer = `#/Fault${number}`;
  const $ref = `faulty-schemas.json${pointer}`;
  schemas[`Fault${number}`] = schema;
  paths[`/schema/n${number}`] = {
    post: call(`schemaN${number}`, { requestBody: body({ schema: { $ref }, example }) }),
  };
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

/** Every planted fault, with the rule that must find it. */
export const faults: readonly Fault[] = found;

/** The files of the contract, to be written as JSON under these names; openapi.json is its root. */
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
    tags: [
      { name: 'thing', description: 'Things.' },
      { name: 'other', description: 'Other things.' },
    ],
    paths: Object.fromEntries(
      Object.keys(paths).map((path) => [path, { $ref: `paths.json${pointerOf(path)}` }]),
    ),
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
  },
  'paths.json': paths,
  'faulty-schemas.json': schemas,
};
