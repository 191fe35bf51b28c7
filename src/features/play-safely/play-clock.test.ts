import { expect, test } from 'vitest';
import { advanceClock, checked, isCheckDue, type PlayClock, resumeClock } from './play-clock.ts';

const SERVER = Date.parse('2026-11-21T12:00:00.000Z');
const DEVICE = Date.parse('2031-01-01T00:00:00.000Z');
const MINUTE = 60_000;
const fresh: PlayClock = { startedAt: SERVER, playedMs: 0, checkedMs: 0, seenAt: DEVICE };

function play(clock: PlayClock, ms: number): PlayClock {
  let now = clock;
  for (let passed = 0; passed < ms; passed += 1_000) now = advanceClock(now, 1_000, now.seenAt + 1_000);
  return now;
}

test.each([
  ['nothing', undefined],
  ['something broken', { startedAt: 'now' }],
  ...Object.keys(fresh).map((field): [string, object] => [
    `a clock whose ${field} is broken`,
    { ...fresh, playedMs: 20 * MINUTE, [field]: 'x' },
  ]),
  ['a clock from before a rest', { ...fresh, playedMs: 20 * MINUTE, seenAt: DEVICE - 31 * MINUTE }],
  [
    'a clock the phone put a day ahead',
    { ...fresh, playedMs: 20 * MINUTE, seenAt: DEVICE + 24 * 60 * MINUTE },
  ],
])('PLR-02 begins anew from %s', (_title, kept) => {
  expect(resumeClock(kept, SERVER, DEVICE)).toEqual(fresh);
});

test.each([-29, -1, 0, 1, 29])(
  'PLR-02 goes on where the phone’s clock moved by %d minutes meanwhile: that is no rest',
  (minutes) => {
    const played = play(fresh, 10 * MINUTE);
    const resumed = resumeClock(played, SERVER + 99, played.seenAt + minutes * MINUTE);
    expect([resumed.startedAt, resumed.playedMs]).toEqual([SERVER, 10 * MINUTE]);
  },
);

test.each([
  ['a second', 1_000, 1_000],
  ['a phone that slept', 3 * 60 * MINUTE, 0],
  ['a clock that ran backwards', -5_000, 0],
])('PLR-02 %s adds what was played', (_title, step, added) => {
  expect(advanceClock(fresh, step, DEVICE).playedMs).toBe(added);
});

test.each([15, 30, 60])(
  'PLR-02 a check every %d minutes comes up then, and again as much later',
  (minutes) => {
    const before = play(fresh, minutes * MINUTE - 1_000);
    expect(isCheckDue(before, minutes)).toBe(false);
    const due = play(before, 1_000);
    expect(isCheckDue(due, minutes)).toBe(true);
    expect(isCheckDue(checked(due), minutes)).toBe(false);
    expect(isCheckDue(play(checked(due), minutes * MINUTE), minutes)).toBe(true);
  },
);
