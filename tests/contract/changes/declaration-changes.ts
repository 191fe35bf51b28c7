import type { ChangeRow } from './small-contract.ts';

const drop = '/paths/~1thing~1drop/post';
const lang = `${drop}/parameters/0`;
const scheme = '/components/securitySchemes/token';
const answer = `${drop}/responses/200/content`;
const xml = { schema: { type: 'object' } };
const header = { name: 'device', in: 'header', schema: { type: 'string' } };

export const declarationChanges: readonly ChangeRow[] = [
  ['a header to send is gone', lang, undefined, 'app', 'parameter header lang: is gone'],
  ['a header to send is required', `${lang}/required`, true, 'app', 'lang: is required now'],
  [
    'a header to send is new',
    `${drop}/parameters/1`,
    header,
    'work',
    'header device: is new and may be left',
  ],
  [
    'a header to send is new and required',
    `${drop}/parameters/1`,
    { ...header, required: true },
    'app',
    'header device: is new and required',
  ],
  ['a header to send takes less', `${lang}/schema/enum`, ['ks'], 'app', 'must be one of "ks" now'],
  [
    'a header to send takes another type',
    `${lang}/schema/type`,
    'integer',
    'both',
    'integer instead of string',
  ],
  [
    'a header to send means another default',
    `${lang}/schema/default`,
    'en',
    'both',
    'it means "en" instead of "ks"',
  ],
  ['a header to send is renamed', `${lang}/name`, 'language', 'app', 'parameter header lang: is gone'],
  ['a header to send is in capitals', `${lang}/name`, 'Lang', 'nothing', ''],
  [
    'a parameter of the whole path is new',
    '/paths/~1thing~1drop/parameters',
    [header],
    'work',
    'device: is new',
  ],

  ['the token header is renamed', `${scheme}/name`, 'x-token', 'both', '"name":"x-token"'],
  ['the token moves to the query', `${scheme}/in`, 'query', 'both', '"in":"query"'],
  [
    'the session is proved in another way',
    scheme,
    { type: 'http', scheme: 'bearer' },
    'both',
    'proves the session by',
  ],
  ['the token is described', `${scheme}/description`, 'Of the login.', 'nothing', ''],
  ['one call wants another proof', `${drop}/security`, [{ other: [] }], 'both', 'proves the session by'],
  [
    'one call takes another proof too',
    `${drop}/security`,
    [{ token: [] }, { other: [] }],
    'work',
    'proves the session by',
  ],

  [
    'all calls move to another host',
    '/servers/0/url',
    'https://b.example',
    'safe',
    '"https://b.example" instead of',
  ],
  ['the host is described', '/servers/0/description', 'Main host.', 'nothing', ''],
  ['a call names the host of all', `${drop}/servers`, [{ url: 'https://api.example' }], 'nothing', ''],

  [
    'a request may be XML',
    `${drop}/requestBody/content/application~1xml`,
    xml,
    'work',
    'can be application/xml',
  ],
  [
    'a request is XML',
    `${drop}/requestBody/content`,
    { 'application/xml': xml },
    'both',
    'no longer sent as application/json',
  ],
  ['a body must be sent', `${drop}/requestBody/required`, true, 'app', 'must have a body now'],
  ['an answer may be XML', `${answer}/application~1xml`, xml, 'app', 'can be application/xml now'],
  ['an answer is XML', answer, { 'application/xml': xml }, 'both', 'no longer sent as application/json'],
  ['a failure has no body', `${drop}/responses/400/content`, {}, 'backend', 'no longer sent as'],

  [
    'a reason to refuse is new',
    `${drop}/x-refusals`,
    ['late', 'gone', 'full'],
    'safe',
    'refusal full: is a new',
  ],
  ['a reason to refuse is gone', `${drop}/x-refusals`, ['late'], 'backend', 'refusal gone: is no reason'],
  ['a refusal gets another status', '/x-refusals/late/status', 409, 'both', 'status 409 instead of 200'],
  ['refusals change places', `${drop}/x-refusals`, ['gone', 'late'], 'nothing', ''],
];
