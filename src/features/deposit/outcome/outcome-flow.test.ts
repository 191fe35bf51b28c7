import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rechargeOrder as order } from '../../../../tests/support/deposits.ts';
import {
  effectsOf,
  type OutcomeEffect,
  type OutcomeEvent,
  type OutcomeFlow,
  pollDelayMs,
  start,
  transition,
} from './outcome-flow.ts';

const fetching: OutcomeFlow = {
  step: 'following',
  isFetching: true,
  isStale: false,
  tries: 0,
  mayHaveShown: false,
};
const resting: OutcomeFlow = { ...fetching, isFetching: false, tries: 3 };
const stale: OutcomeFlow = { ...fetching, isStale: true };
const reopened: OutcomeFlow = { ...fetching, mayHaveShown: true };
const succeeded: OutcomeFlow = { step: 'succeeded', order: order(2) };
const failed: OutcomeFlow = { step: 'failed', order: order(3) };
const undone: OutcomeFlow = { step: 'failed', order: order(5) };
const missing: OutcomeFlow = { step: 'missing' };

const events = {
  followed: { type: 'followed' },
  reopened: { type: 'reopened' },
  announced: { type: 'announced' },
  due: { type: 'due' },
  unanswered: { type: 'unanswered' },
  missing: { type: 'missing' },
  created: { type: 'answered', order: order(0) },
  pending: { type: 'answered', order: order(1) },
  success: { type: 'answered', order: order(2) },
  failure: { type: 'answered', order: order(3) },
  part: { type: 'answered', order: order(4) },
  'charge-back': { type: 'answered', order: order(6) },
  'listed pending': { type: 'listed', order: order(1) },
  'listed success': { type: 'listed', order: order(2) },
  'listed failure': { type: 'listed', order: order(3) },
  'listed part': { type: 'listed', order: order(4) },
  'listed reversal': { type: 'listed', order: order(5) },
} as const satisfies Record<string, OutcomeEvent>;
type EventName = keyof typeof events;

const reported = ['refresh-balance', 'notify', 'consider-purchase'];
const fetchNow = ['fetch'];
const later = ['fetch-later'];

function take(from: OutcomeFlow, event: OutcomeEvent) {
  const next = transition(from, event);
  return [next, next === from ? [] : effectsOf(from, next)] as const;
}

type Row = Partial<Record<EventName, [OutcomeFlow['step'], string[]]>>;

/** What each answer leads to while an order is followed. */
const answered = (open: string[], success: string[], failure: string[]): Row => ({
  unanswered: ['following', later],
  missing: ['missing', []],
  created: ['following', open],
  pending: ['following', open],
  success: ['succeeded', success],
  part: ['succeeded', success],
  failure: ['failed', failure],
  'charge-back': ['failed', ['notify-undone']],
  'listed pending': ['following', open],
  'listed success': ['succeeded', success],
  'listed part': ['succeeded', success],
  'listed failure': ['failed', failure],
  'listed reversal': ['failed', ['notify-undone']],
});

const settled = (as: 'succeeded' | 'failed'): Row => ({
  announced: [as, fetchNow],
  due: [as, fetchNow],
  unanswered: [as, later],
  'charge-back': ['failed', ['notify-undone']],
  'listed reversal': ['failed', ['notify-undone']],
});

/** From each state: event, next state, effects. Any event not listed changes nothing. */
const table: [string, OutcomeFlow, Row][] = [
  [
    'an order nobody asked about',
    start,
    {
      followed: ['following', fetchNow],
      reopened: ['following', fetchNow],
      announced: ['following', fetchNow],
      'listed pending': ['following', later],
      'listed success': ['succeeded', []],
      'listed part': ['succeeded', []],
      'listed failure': ['failed', []],
      'listed reversal': ['failed', ['notify-undone']],
    },
  ],
  ['an order that is asked about', fetching, answered(later, reported, ['notify'])],
  [
    'an order between two polls',
    resting,
    {
      followed: ['following', fetchNow],
      announced: ['following', fetchNow],
      due: ['following', fetchNow],
      ...answered(later, reported, ['notify']),
    },
  ],
  ['an order announced while it is asked about', stale, answered(fetchNow, reported, ['notify'])],
  ['an order on screen again after a reload', reopened, answered(later, [], [])],
  ['an order that succeeded', succeeded, settled('succeeded')],
  ['an order that was undone', undone, {}],
  [
    'an order that failed',
    failed,
    {
      ...settled('failed'),
      success: ['succeeded', ['refresh-balance', 'consider-purchase']],
      part: ['succeeded', ['refresh-balance', 'consider-purchase']],
      'listed success': ['succeeded', ['refresh-balance', 'consider-purchase']],
      'listed part': ['succeeded', ['refresh-balance', 'consider-purchase']],
    },
  ],
  ['an order the server does not know', missing, {}],
];

describe.each(table)('DEP-04 %s', (_name, from, row) => {
  test.each(Object.entries(events))('DEP-04 on %s', (name, event) => {
    const [state, effects] = row[name as EventName] ?? [from.step, []];
    const [next, done] = take(from, event);
    expect(next.step).toBe(state);
    expect(done.map((effect) => effect.do)).toEqual(effects);
  });
});

function play(sequence: readonly OutcomeEvent[]) {
  let outcome: OutcomeFlow = start;
  const effects: OutcomeEffect['do'][] = [];
  for (const event of sequence) {
    const [next, done] = take(outcome, event);
    outcome = next;
    effects.push(...done.map((effect) => effect.do));
  }
  return { outcome, effects };
}

const isUndone = (event: OutcomeEvent) => 'order' in event && event.order.status >= 5;
const count = (effects: readonly string[], name: string) =>
  effects.filter((effect) => effect === name).length;
const anyEvents = fc.array(fc.constantFrom(...Object.values(events)), { maxLength: 40 });

test('DEP-04 any events in any order give at most one notice, one balance refresh and one purchase event', () => {
  fc.assert(
    fc.property(anyEvents, (sequence) => {
      const { effects } = play(sequence);
      expect(count(effects, 'notify')).toBeLessThanOrEqual(1);
      expect(count(effects, 'refresh-balance')).toBeLessThanOrEqual(1);
      expect(count(effects, 'consider-purchase')).toBeLessThanOrEqual(1);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['announced', []],
  ['followed', reported],
] as const)(
  'DEP-04 an order that is reopened, then %s, and succeeds has the effects %j',
  (event, effects) => {
    const all = play([events.reopened, events[event], events.success]).effects;
    expect(all.filter((name) => reported.includes(name))).toEqual(effects);
  },
);

test('DEP-04 a paid deposit that was undone stays failed and is told once', () => {
  const rest = fc.array(fc.constantFrom(...Object.values(events)));
  const undoing = fc.constantFrom(...Object.values(events).filter(isUndone));
  fc.assert(
    fc.property(undoing, rest, (event, after) => {
      const { outcome, effects } = play([events.followed, events.success, events.announced, event, ...after]);
      expect(outcome).toEqual({ step: 'failed', order: 'order' in event && event.order });
      expect([...reported, 'notify-undone'].map((name) => count(effects, name))).toEqual([1, 1, 1, 1]);
    }),
  );
});

test('DEP-04 the poll slows down to one minute and never stops', () => {
  const delays = Array.from({ length: 12 }, (_, tries) => pollDelayMs(tries));
  expect(delays).toEqual([...delays].sort((a, b) => a - b));
  expect([delays[0], delays.at(-1)]).toEqual([1_000, 60_000]);
});
