import type { ChangeRow } from './small-contract.ts';

const fees = '/x-optional/fees';
const zones = '/x-time-zones';

/** Marks of the whole document: optional features, and the time zones of the markets. */
export const markChanges: readonly ChangeRow[] = [
  [
    'a feature may be left out',
    '/x-optional/hints',
    { says: 'Hints.' },
    'app',
    'feature hints: may be left out by a server now',
  ],
  [
    'a feature may not be left out any more',
    fees,
    undefined,
    'backend',
    'fees: may no longer be left out by a server',
  ],
  [
    'no feature may be left out any more',
    '/x-optional',
    undefined,
    'backend',
    'fees: may no longer be left out',
  ],
  [
    'another field may be left out',
    `${fees}/fields/thingList`,
    ['data.total'],
    'app',
    'thingList data.total may be left out',
  ],
  [
    'a field may not be left out any more',
    `${fees}/fields/thingGet`,
    ['data.fee'],
    'backend',
    'thingGet data.hint may no longer',
  ],
  ['another event may be left out', `${fees}/events/1`, 'balance', 'app', 'event balance may be left out'],
  [
    'an event may not be left out any more',
    `${fees}/events`,
    undefined,
    'backend',
    'event paid may no longer',
  ],
  [
    'a feature is put in other words',
    `${fees}/says`,
    'Costs.',
    'look',
    'says "Costs." instead of "What a row costs."',
  ],
  [
    'the fields of a feature stand in another order',
    `${fees}/fields/thingGet`,
    ['data.hint', 'data.fee'],
    'nothing',
    '',
  ],
  [
    'the days of a market go by another zone',
    `${zones}/CL`,
    'America/Punta_Arenas',
    'both',
    'days of CL: go by the zone America/Punta_Arenas instead',
  ],
  [
    'the days of another market go by a zone',
    `${zones}/KE`,
    'Africa/Nairobi',
    'backend',
    'days of KE: go by the zone Africa/Nairobi now',
  ],
  [
    'the days of a market go by no zone any more',
    `${zones}/CL`,
    undefined,
    'app',
    'days of CL: go by no zone',
  ],
  ['money is whole in another market', '/x-whole-units/1', 'KE', 'backend', 'money of KE: is whole now'],
  ['money is whole in no market', '/x-whole-units', [], 'app', 'money of CL: may have parts of a unit'],
];
