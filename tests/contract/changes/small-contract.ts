import { type Contract, openContract } from '@copihue/contract/contract';
import { readContractFiles } from '../../../openapi/source/contract-files.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

function answer(data: object): object {
  const success = {
    type: 'object',
    additionalProperties: false,
    required: ['success', 'message', 'data'],
    properties: { success: { type: 'boolean', const: true }, message: { type: 'string' }, data },
  };
  const token = { required: false, schema: { type: 'string', minLength: 1 } };
  return { headers: { token }, ...json({ oneOf: [success, { $ref: '#/components/schemas/Failure' }] }) };
}

function call(operationId: string, request: object, data: object, more: object = {}): object {
  const failure = json({ $ref: '#/components/schemas/Failure' });
  const responses = { '200': answer(data), '400': failure, '401': failure };
  const parameters = [
    { name: 'lang', in: 'header', required: false, schema: { type: 'string', default: 'ks' } },
  ];
  const requestBody = { required: false, ...json(request) };
  return { post: { operationId, 'x-kind': 'query', parameters, requestBody, responses, ...more } };
}

const some = { oneOf: [{ type: 'string' }, { type: 'object', properties: { id: { type: 'string' } } }] };
const row = { $ref: '#/components/schemas/Row' };

const laws = () => [
  { name: 'parts', kind: 'sum', of: ['data.cash'], is: 'data.total', says: 'The parts are the whole.' },
  { name: 'clock', kind: 'near-now', field: 'data.at', seconds: 300, says: 'The time is near ours.' },
  {
    name: 'ended',
    kind: 'final',
    id: 'data.id',
    field: 'data.state',
    values: ['won', 'lost'],
    says: 'It ends.',
  },
];

/** One of everything that can change. A new object for each call, so that a test can change it. */
export function smallContract(): object {
  return {
    openapi: '3.1.0',
    servers: [{ url: 'https://api.example' }],
    security: [{ token: [] }],
    'x-laws': [{ name: 'unique-ids', kind: 'named', says: 'No list has an id twice.' }],
    'x-optional': {
      fees: { says: 'What a row costs.', fields: { thingGet: ['data.fee', 'data.hint'] }, events: ['paid'] },
    },
    'x-time-zones': { CL: 'America/Santiago' },
    'x-whole-units': ['CL'],
    'x-order-of-checks': ['body-too-large', 'no-session', 'invalid-body'],
    'x-refusals': { late: { status: 200 }, gone: { status: 200 } },
    paths: {
      '/thing/list': call(
        'thingList',
        {
          type: 'object',
          additionalProperties: false,
          required: ['country'],
          properties: {
            country: { type: 'string', pattern: '^[A-Z]{2}$' },
            kind: { type: 'string', enum: ['new', 'old'] },
            note: { type: 'string', minLength: 1, maxLength: 40 },
            some,
            amount: { type: 'number', multipleOf: 0.01, minimum: 1, maximum: 100 },
            pageSize: { type: 'integer', minimum: 1, maximum: 999, default: 20 },
          },
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['list', 'total'],
          properties: {
            list: { type: 'array', maxItems: 50, items: row },
            total: { type: 'integer', minimum: 0 },
          },
        },
      ),
      '/thing/get': call('thingGet', { type: 'object', additionalProperties: false }, row, { security: [] }),
      '/thing/drop': call(
        'thingDrop',
        { type: 'object', additionalProperties: false },
        { type: 'object' },
        { 'x-kind': 'mutation', 'x-refusals': ['late', 'gone'], 'x-laws': laws() },
      ),
    },
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
      schemas: {
        Failure: {
          type: 'object',
          required: ['success'],
          properties: { success: { type: 'boolean', const: false } },
        },
        Row: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'state', 'at'],
          properties: {
            id: { type: 'string', description: 'An id.', example: 'r-1' },
            state: { type: 'string', enum: ['open', 'closed'] },
            at: { type: 'string', format: 'date-time' },
            hint: { type: 'string', maxLength: 80 },
            some,
            fee: { type: 'number', 'x-money': true, multipleOf: 0.01, minimum: 0, maximum: 1000 },
            endsAt: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
          },
        },
        Paid: {
          type: 'object',
          required: ['orderId'],
          properties: { orderId: { type: 'string' }, amount: { type: 'number' } },
        },
        Login: { type: 'object', required: ['token'], properties: { token: { type: 'string' } } },
      },
    },
    'x-events': {
      server: {
        paid: { encoding: 'json-string', payload: { $ref: '#/components/schemas/Paid' } },
        balance: {},
      },
      client: { login: { payload: { $ref: '#/components/schemas/Login' } } },
    },
  };
}

export function contractOf(document: object): Contract {
  return openContract(readContractFiles('openapi.json', () => JSON.stringify(document)));
}
