import type { ChangeRow } from './small-contract.ts';

const drop = '/paths/~1thing~1drop';

function smallCall(operationId: string): object {
  const body = { content: { 'application/json': { schema: { type: 'object' } } } };
  return { operationId, requestBody: body, responses: { '200': { description: '' } } };
}

export const callChanges: readonly ChangeRow[] = [
  ['a call is gone', drop, undefined, 'app', '/thing/drop: is gone'],
  [
    'a call is new',
    '/paths/~1thing~1more',
    { post: smallCall('thingMore') },
    'work',
    '/thing/more: is a new call',
  ],
  ['guests are shut out', '/paths/~1thing~1get/post/security', undefined, 'app', 'guests are refused'],
  ['guests are let in', `${drop}/post/security`, [], 'work', 'open to guests now'],
  [
    'a call is renamed',
    `${drop}/post/operationId`,
    'thingDelete',
    'safe',
    'thingDelete instead of thingDrop',
  ],
  [
    'a call is renamed in case alone',
    `${drop}/post/operationId`,
    'thingdrop',
    'safe',
    'thingdrop instead of thingDrop',
  ],
  ['a change becomes a read', `${drop}/post/x-kind`, 'query', 'safe', 'a query instead of a mutation'],
  [
    'a call moves to another host',
    `${drop}/post/servers`,
    [{ url: 'https://x.example' }],
    'both',
    'another host: "https://x.example"',
  ],
  ['a host has another address', '/servers', [{ url: 'https://x.example' }], 'safe', 'other servers'],
  ['a call is deprecated', `${drop}/post/deprecated`, true, 'look', 'mark deprecated is true'],
  [
    'a call is told in other words',
    `${drop}/post/description`,
    'Takes it away.',
    'look',
    'says "Takes it away."',
  ],
  [
    'a refusal may be tried again',
    '/x-refusals/late/retry',
    'later',
    'look',
    'the word on another try is "later"',
  ],
  [
    'a header is renamed',
    `${drop}/post/responses/200/headers`,
    { session: { required: false, schema: { type: 'string', minLength: 1 } } },
    'both',
    'header token: is named session now',
  ],
  ['a status is new', `${drop}/post/responses/409`, {}, 'safe', 'status 409 is new'],
  ['a status is gone', `${drop}/post/responses/401`, undefined, 'backend', 'status 401 is gone'],
  ['a header is gone', `${drop}/post/responses/200/headers/token`, undefined, 'app', 'header token: is gone'],
  [
    'a header is required',
    `${drop}/post/responses/200/headers/token/required`,
    true,
    'backend',
    'is required now',
  ],
  [
    'a header is new',
    `${drop}/post/responses/200/headers/trace`,
    { schema: { type: 'string' } },
    'safe',
    'header trace: is new',
  ],
];
