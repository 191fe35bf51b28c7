import type { ChangeRow } from './small-contract.ts';

const request = '/paths/~1thing~1list/post/requestBody/content/application~1json/schema';
const fields = `${request}/properties`;

export const requestChanges: readonly ChangeRow[] = [
  [
    'a request field is new',
    `${fields}/tag`,
    { type: 'string' },
    'work',
    'request.tag: is new and may be left out',
  ],
  ['a request field is gone', `${fields}/note`, undefined, 'app', 'request.note: is gone'],
  [
    'a request field is required',
    `${request}/required`,
    ['country', 'kind'],
    'app',
    'request.kind: is required now',
  ],
  ['a request field is optional', `${request}/required`, [], 'work', 'request.country: may be left out now'],
  ['a request field changes its type', `${fields}/note/type`, 'integer', 'both', 'integer instead of string'],
  [
    'a request field takes less of a type',
    `${fields}/amount/type`,
    'integer',
    'app',
    'integer instead of number',
  ],
  ['a choice of the request is gone', `${fields}/kind/enum`, ['new'], 'app', 'can no longer be "old"'],
  [
    'a choice of the request is new',
    `${fields}/kind/enum`,
    ['new', 'old', 'all'],
    'work',
    'can be "all" now',
  ],
  ['choices of the request appear', `${fields}/note/enum`, ['a'], 'app', 'must be one of "a" now'],
  ['choices of the request go', `${fields}/kind/enum`, undefined, 'work', 'no longer one of'],
  ['a request maximum falls', `${fields}/amount/maximum`, 50, 'app', 'biggest value is 50 instead of 100'],
  ['a request maximum rises', `${fields}/amount/maximum`, 500, 'work', 'biggest value is 500'],
  ['a request minimum rises', `${fields}/amount/minimum`, 10, 'app', 'smallest value is 10'],
  ['a request minimum goes', `${fields}/amount/minimum`, undefined, 'work', 'smallest value of 1 is gone'],
  ['a request text gets shorter', `${fields}/note/maxLength`, 10, 'app', 'greatest length is 10'],
  ['a request text may be longer', `${fields}/note/maxLength`, 90, 'work', 'greatest length is 90'],
  ['a request form changes', `${fields}/country/pattern`, '^[a-z]{2}$', 'app', 'the form is'],
  ['a request form goes', `${fields}/country/pattern`, undefined, 'work', 'is gone'],
  ['a request form appears', `${fields}/note/pattern`, '^a', 'app', 'has a form now'],
  ['a request format appears', `${fields}/note/format`, 'uuid', 'app', 'has a format now'],
  ['a request step gets coarser', `${fields}/amount/multipleOf`, 0.5, 'app', 'the step is 0.5'],
  ['a request step gets finer', `${fields}/amount/multipleOf`, 0.001, 'work', 'the step is 0.001'],
  ['a default changes', `${fields}/pageSize/default`, 50, 'both', 'it means 50 instead of 20'],
  ['a default goes', `${fields}/pageSize/default`, undefined, 'app', 'nothing certain'],
  ['a default appears', `${fields}/kind/default`, 'new', 'safe', 'it means "new" now'],
  [
    'a request takes other fields',
    `${request}/additionalProperties`,
    undefined,
    'work',
    'takes other fields now',
  ],
];
