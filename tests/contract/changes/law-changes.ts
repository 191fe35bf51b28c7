import type { ChangeRow } from './small-contract.ts';

const laws = '/paths/~1thing~1drop/post/x-laws';
const shared = '/x-laws';
const single = { name: 'unique-ids', kind: 'named', says: 'No list has an id twice.' };

/** Laws that are removed, added, weaker, stricter, or only reworded. */
export const lawChanges: readonly ChangeRow[] = [
  ['a law of a call is gone', `${laws}/0`, undefined, 'app', '/thing/drop, law parts: is no longer promised'],
  ['all laws of a call are gone', laws, undefined, 'app', 'law parts: is no longer promised'],
  [
    'a law of a call is new',
    `${laws}/3`,
    { ...single, name: 'late' },
    'backend',
    'law late: is a new promise',
  ],
  ['a law holds under a condition now', `${laws}/0/when`, { 'data.state': 'won' }, 'app', 'promises less'],
  ['a law allows a sum below the whole', `${laws}/0`, sum({ max: 'data.total' }), 'app', 'promises less'],
  ['a law is about another sum', `${laws}/0/is`, 'data.cash', 'both', 'law parts: states'],
  ['a law adds up another part', `${laws}/0/of/1`, 'data.bonus', 'both', 'law parts: states'],
  ['a law gives the clock more time', `${laws}/1/seconds`, 600, 'app', 'law clock: promises less'],
  ['a law gives the clock less time', `${laws}/1/seconds`, 60, 'backend', 'law clock: promises more'],
  ['a law has fewer last values', `${laws}/2/values`, ['won'], 'app', 'law ended: promises less'],
  ['a law has more last values', `${laws}/2/values`, ['lost', 'void', 'won'], 'backend', 'promises more'],
  ['a law is renamed', `${laws}/1/name`, 'watch', 'app', 'law clock: is no longer promised'],
  ['a law is put in other words', `${laws}/1/says`, 'The clocks agree.', 'nothing', ''],
  ['a law of all answers is gone', shared, [], 'app', 'every answer, law unique-ids: is no longer promised'],
  [
    'a law of all answers is new',
    `${shared}/1`,
    { ...single, name: 'b' },
    'backend',
    'law b: is a new promise',
  ],
  ['laws of all answers are put in other words', `${shared}/0/says`, 'Ids are unique.', 'nothing', ''],
];

function sum(whole: object): object {
  return { name: 'parts', kind: 'sum', of: ['data.cash'], ...whole, says: 'The parts are the whole.' };
}
