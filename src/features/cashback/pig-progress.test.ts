import { expect, test } from 'vitest';
import { pigProgress } from './pig-progress.ts';

const state = { saved: 0, rate: 0.1, target: 1000, canCollect: false, nextCollectAt: null };
const tomorrow = '2026-11-22T03:00:00.000Z';

test.each([
  ['is empty', {}, { phase: 'filling', missing: 100_000n, share: 0 }],
  ['fills', { saved: 250.5 }, { phase: 'filling', missing: 74_950n, share: 0.2505 }],
  ['is full', { saved: 1000, canCollect: true }, { phase: 'ready', missing: 0n, share: 1 }],
  ['is beyond its target', { saved: 7000, canCollect: true }, { phase: 'ready', missing: 0n, share: 1 }],
  [
    'rests until its day',
    { saved: 1200, nextCollectAt: tomorrow },
    { phase: 'resting', missing: 0n, wakesAt: Date.parse(tomorrow) },
  ],
  [
    'can be emptied although its date is still ahead',
    { saved: 1200, canCollect: true, nextCollectAt: tomorrow },
    { phase: 'ready' },
  ],
  ['has an invalid date', { nextCollectAt: 'soon' }, { phase: 'filling', wakesAt: undefined }],
] as const)('PRO-04 a pig that %s', (_name, change, expected) => {
  expect(pigProgress({ ...state, ...change })).toMatchObject(expected);
});
