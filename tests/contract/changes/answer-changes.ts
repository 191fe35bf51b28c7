import type { ChangeRow } from './small-contract.ts';

const list =
  '/paths/~1thing~1list/post/responses/200/content/application~1json/schema/oneOf/0/properties/data/properties/list';
const rowFields = '/components/schemas/Row/properties';
const paid = '/components/schemas/Paid';

/** Answers, events, and changes that no program can notice. */
export const answerChanges: readonly ChangeRow[] = [
  [
    'an answer field is new and required',
    '/components/schemas/Row/required',
    ['id', 'state', 'at', 'hint'],
    'backend',
    'hint: is required now',
  ],
  [
    'an answer field is new',
    `${rowFields}/more`,
    { type: 'string' },
    'safe',
    'more: is new and may be left out',
  ],
  ['money may be below zero', `${rowFields}/fee/minimum`, -1000, 'app', 'can be money below zero now'],
  ['money has no least amount', `${rowFields}/fee/minimum`, undefined, 'app', 'can be money below zero now'],
  ['money gets a third decimal', `${rowFields}/fee/multipleOf`, 0.001, 'app', 'in parts of 0.001'],
  ['money has any decimals', `${rowFields}/fee/multipleOf`, undefined, 'app', 'in parts of nothing'],
  ['money is in minor units', `${rowFields}/fee/x-money`, undefined, 'look', 'mark of money in major units'],
  [
    'a field means something else',
    `${rowFields}/hint/description`,
    'Empty for none.',
    'look',
    'hint: says "Empty for none."',
  ],
  [
    'a field means something else beside its schema',
    '/components/schemas/Paid/properties/orderId',
    { type: 'string', description: 'Of the other one.' },
    'look',
    'orderId: says',
  ],
  ['an answer field is gone', `${rowFields}/state`, undefined, 'both', 'state: is gone'],
  ['an optional answer field is gone', `${rowFields}/hint`, undefined, 'backend', 'hint: is gone'],
  [
    'an answer field is optional',
    '/components/schemas/Row/required',
    ['id', 'at'],
    'app',
    'state: may be left out now',
  ],
  [
    'an answer field changes its type',
    `${rowFields}/id/type`,
    'integer',
    'both',
    'integer instead of string',
  ],
  [
    'an answer field may have another type',
    `${rowFields}/id/type`,
    ['string', 'integer'],
    'app',
    'string or integer',
  ],
  [
    'a choice of an answer is new',
    `${rowFields}/state/enum`,
    ['open', 'closed', 'lost'],
    'app',
    'can be "lost" now',
  ],
  [
    'a choice of an answer is gone',
    `${rowFields}/state/enum`,
    ['open'],
    'backend',
    'can no longer be "closed"',
  ],
  [
    'an answer may be null',
    `${rowFields}/at`,
    { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
    'app',
    'can be null now',
  ],
  [
    'an answer is never null',
    `${rowFields}/endsAt`,
    { type: 'string', format: 'date-time' },
    'backend',
    'can no longer be null',
  ],
  ['an answer has another shape', `${rowFields}/endsAt/oneOf/2`, { type: 'integer' }, 'app', '1 more shape'],
  ['an answer text may be longer', `${rowFields}/hint/maxLength`, 800, 'safe', 'greatest length is 800'],
  ['an answer text gets shorter', `${rowFields}/hint/maxLength`, 8, 'backend', 'greatest length is 8'],
  ['an answer format changes', `${rowFields}/at/format`, 'date', 'backend', 'the format is'],
  ['an answer holds fewer rows', `${list}/maxItems`, 10, 'backend', 'greatest number of rows is 10'],

  ['an event is gone', '/x-events/server/balance', undefined, 'app', 'server event balance: is gone'],
  ['an event is new', '/x-events/server/jackpot', {}, 'work', 'server event jackpot: is a new event'],
  [
    'an event the app sends is gone',
    '/x-events/client/login',
    undefined,
    'app',
    'client event login: is gone',
  ],
  [
    'an event changes its encoding',
    '/x-events/server/paid/encoding',
    undefined,
    'both',
    'no longer a text of JSON',
  ],
  [
    'an event gets a payload',
    '/x-events/server/balance/payload',
    { type: 'object' },
    'both',
    'has a payload now',
  ],
  [
    'an event field is required',
    `${paid}/required`,
    ['orderId', 'amount'],
    'backend',
    'payload.amount: is required now',
  ],
  ['an event field is optional', `${paid}/required`, [], 'app', 'payload.orderId: may be left out now'],
  [
    'an event the app sends wants more',
    '/components/schemas/Login/required',
    ['token', 'lang'],
    'app',
    'payload.lang: is required now',
  ],

  ['a description changes', `${rowFields}/id/description`, 'Another text.', 'look', 'says "Another text."'],
  ['an example changes', `${rowFields}/id/example`, 'r-2', 'nothing', ''],
  ['a title is added', '/info', { title: 'Small' }, 'nothing', ''],
];
