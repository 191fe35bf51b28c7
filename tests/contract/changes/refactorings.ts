import type { ChangeRow } from './small-contract.ts';

const get = '/paths/~1thing~1get/post/responses/200/content/application~1json/schema';
const listed = '/paths/~1thing~1list/post/requestBody/content/application~1json/schema/properties';
const fields = '/components/schemas/Row/properties';
const row = { $ref: '#/components/schemas/Row' };
const failure = { $ref: '#/components/schemas/Failure' };
const success = {
  type: 'object',
  additionalProperties: false,
  required: ['success', 'message', 'data'],
  properties: { success: { type: 'boolean', const: true }, message: { type: 'string' }, data: row },
};
const added = { type: 'object', required: ['more'], properties: { more: { type: 'string' } } };
const time = { type: 'string', format: 'date-time' };

/** Rewritings without a change, and changes that look like a rewriting. */
export const refactorings: readonly ChangeRow[] = [
  ['the shapes of an answer change places', `${get}/oneOf`, [failure, success], 'nothing', ''],
  [
    'the shapes change places, and one of them changes',
    `${get}/oneOf`,
    [failure, { ...success, required: ['success', 'data'] }],
    'app',
    'answer.message: may be left out now',
  ],
  ['oneOf becomes anyOf', get, { anyOf: [success, failure] }, 'nothing', ''],
  ['a shape is taken over by allOf', `${get}/oneOf`, [{ allOf: [success] }, failure], 'nothing', ''],
  [
    'allOf splits a shape',
    `${get}/oneOf/0`,
    {
      allOf: [
        {
          type: 'object',
          required: ['success', 'message'],
          properties: { success: { type: 'boolean', const: true }, message: { type: 'string' } },
        },
        { additionalProperties: false, required: ['data'], properties: { data: row } },
      ],
    },
    'nothing',
    '',
  ],
  [
    'allOf adds a field that is required',
    '/components/schemas/Row/allOf',
    [added],
    'backend',
    'more: is new and required',
  ],
  ['allOf adds a limit', `${fields}/hint/allOf`, [{ minLength: 3 }], 'backend', 'has a least length now: 3'],
  [
    'anyOf gets a shape',
    `${fields}/endsAt`,
    { anyOf: [time, { type: 'null' }, { type: 'integer' }] },
    'app',
    '1 more shape',
  ],
  ['null is written as a type', `${fields}/endsAt`, { ...time, type: ['string', 'null'] }, 'nothing', ''],
  ['a type may be null', `${fields}/hint/type`, ['string', 'null'], 'app', 'can be null now'],
  ['null comes first', `${fields}/endsAt/oneOf`, [{ type: 'null' }, time], 'nothing', ''],
  ['choices change places', `${fields}/state/enum`, ['closed', 'open'], 'nothing', ''],
  [
    'choices are constants',
    `${fields}/state`,
    {
      oneOf: [
        { type: 'string', const: 'open' },
        { type: 'string', const: 'closed' },
      ],
    },
    'nothing',
    '',
  ],
  [
    'choices are constants, and there is one more',
    `${fields}/state`,
    { oneOf: ['open', 'closed', 'lost'].map((value) => ({ type: 'string', const: value })) },
    'app',
    'can be "lost" now',
  ],
  ['required fields change places', '/components/schemas/Row/required', ['at', 'id', 'state'], 'nothing', ''],
  ['a least length of nothing', `${fields}/hint/minLength`, 0, 'nothing', ''],
  [
    'a bound of whole numbers is exclusive',
    `${listed}/pageSize`,
    { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 1000, default: 20 },
    'nothing',
    '',
  ],
  [
    'a bound of money is exclusive',
    `${fields}/fee`,
    { type: 'number', 'x-money': true, multipleOf: 0.01, exclusiveMinimum: -0.01, exclusiveMaximum: 1000.01 },
    'nothing',
    '',
  ],
  [
    'whole numbers are numbers in steps of one',
    `${listed}/pageSize`,
    { type: 'number', multipleOf: 1, minimum: 1, maximum: 999, default: 20 },
    'nothing',
    '',
  ],
  [
    'a bound of whole numbers lies between two',
    `${listed}/pageSize`,
    { type: 'integer', minimum: 0.5, maximum: 999.9, default: 20 },
    'nothing',
    '',
  ],
  [
    'a bound is said twice',
    `${listed}/amount`,
    { type: 'number', multipleOf: 0.01, minimum: 1, exclusiveMinimum: 0, maximum: 100 },
    'nothing',
    '',
  ],
  [
    'rows must differ',
    '/components/schemas/Row/properties/tags',
    { type: 'array', uniqueItems: true },
    'safe',
    'tags: is new',
  ],
  [
    'a request must not be something',
    `${listed}/note/not`,
    { const: 'x' },
    'app',
    'has a rule of what it must not be',
  ],
  [
    'other fields keep a schema',
    '/components/schemas/Row/additionalProperties',
    { type: 'string' },
    'safe',
    'other fields',
  ],
  ['an answer left out means something', `${fields}/hint/default`, '-', 'safe', 'left out, it means "-" now'],
  [
    'a schema stands where it is used',
    '/x-events/client/login/payload',
    { type: 'object', required: ['token'], properties: { token: { type: 'string' } } },
    'nothing',
    '',
  ],
];

/** Pairs of patterns, and whether they allow the same texts. */
export const patterns: readonly (readonly [before: string, after: string, isEqual: boolean])[] = [
  ['^[0-9]{3}$', '^\\d{3}$', true],
  ['^\\w+$', '^[A-Za-z0-9_]+$', true],
  ['^[A-Z0-9]+$', '^[0-9A-Z]+$', true],
  ['^(?:a|b)$', '^(a|b)$', true],
  ['^a{1,}$', '^a+$', true],
  ['^a{0,1}b$', '^a?b$', true],
  ['^[\\d-]+$', '^[0-9-]+$', true],
  ['^[0-9]{3}$', '^[0-9]{4}$', false],
  ['^[A-Z]+$', '^[A-Y]+$', false],
  ['^[^A]$', '^[A]$', false],
  ['^[\\x21-\\x7E]+$', '^[\\xE7\\x21-2]+$', false],
  ['^[\\x41-\\x43\\u{1F600}\\]]$', '^[\\u{1F600}\\]\\x41-\\x43]$', true],
];
