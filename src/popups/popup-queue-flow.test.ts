import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isDue,
  isUseful,
  type PopupQueue,
  type PopupQueueEvent,
  type Queued,
  start,
  transition,
} from './popup-queue-flow.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const at = (time: string) => Date.parse(time);

test.each<[string, Queued['frequency'], number | undefined, boolean]>([
  ['never shown', 'once', undefined, true],
  ['shown a moment ago', 'once', now - 1, false],
  ['shown years ago', 'once', at('2020-01-01T00:00:00Z'), false],
  ['never shown', 'daily', undefined, true],
  ['shown earlier on this UTC day', 'daily', at('2026-11-21T00:00:00Z'), false],
  ['shown yesterday in UTC, a minute before midnight', 'daily', at('2026-11-20T23:59:00Z'), true],
  ['shown later today, by a clock that was set back', 'daily', at('2026-11-21T23:00:00Z'), false],
  ['shown next year, by a clock that ran ahead', 'daily', at('2027-03-01T12:00:00Z'), true],
  ['never shown', 'always', undefined, true],
  ['shown a moment ago', 'always', now - 1, true],
  ['marked with no time at all', 'once', Number.NaN, true],
  ['marked with a time no calendar has', 'daily', Number.MAX_VALUE, true],
])('NTF-01 a popup %s that comes %s, last at %s, is due: %s', (_what, frequency, last, due) => {
  expect(isDue(frequency, last, now)).toBe(due);
});

const toPromotions = { cmd: 'deeplink', cmdValue: '/promotion' };
const one: Queued = { ...toPromotions, id: 'one', frequency: 'once', weight: 10 };
const daily: Queued = { ...toPromotions, id: 'daily', frequency: 'daily', weight: 90 };
const always: Queued = { ...toPromotions, id: 'always', frequency: 'always', weight: 50 };

type Queue = PopupQueue<Queued>;
const empty: Queue = start;
const resting: Queue = { step: 'resting', waiting: [daily, one] };
const taking: Queue = { step: 'taking', popup: daily, waiting: [one] };
const held: Queue = { ...taking, step: 'held' };
const showing: Queue = { ...taking, step: 'showing' };
const leaving: Queue = { ...taking, step: 'leaving' };
const after: Queue = { step: 'resting', waiting: [one] };

const events = {
  loaded: {
    type: 'loaded',
    popups: [one, always, daily],
    shown: new Map([['one', now]]),
    now,
    isPlayer: true,
  },
  free: { type: 'free' },
  'taken in time': { type: 'taken', isFree: true },
  'taken too late': { type: 'taken', isFree: false },
  refused: { type: 'refused' },
  closed: { type: 'closed' },
  gone: { type: 'gone' },
} as const satisfies Record<string, PopupQueueEvent<Queued>>;
type EventName = keyof typeof events;

/** From each state: the events that change it. Any event not listed changes nothing. */
const table: [string, Queue, Partial<Record<EventName, Queue>>][] = [
  ['an empty line', empty, { loaded: { step: 'resting', waiting: [daily, always] } }],
  ['a line that waits', resting, { loaded: { step: 'resting', waiting: [daily, always] }, free: taking }],
  [
    'a popup whose mark is being taken',
    taking,
    {
      loaded: { ...taking, waiting: [always] },
      'taken in time': showing,
      'taken too late': held,
      refused: after,
    },
  ],
  ['a popup held back by something else', held, { loaded: { ...held, waiting: [always] }, free: showing }],
  [
    'a popup on screen',
    showing,
    {
      loaded: { ...showing, waiting: [always] },
      closed: leaving,
    },
  ],
  ['a popup on its way out', leaving, { loaded: { ...leaving, waiting: [always] }, gone: after }],
];
const cases = table.flatMap(([name, queue, changes]) =>
  (Object.keys(events) as EventName[]).map((event) => [name, event, queue, changes[event] ?? queue] as const),
);

test.each(cases)('NTF-01 %s, %s', (_name, event, queue, next) => {
  expect(transition(queue, events[event])).toEqual(next);
});

test.each<[string, string, forGuest: boolean]>([
  ['deeplink', '/newUserCashback', false],
  ['deeplink', 'deposit?amount=5000', false],
  ['deeplink', '/me', false],
  ['deeplink', '/newUserDeposit', true],
  ['deeplink', '/playsafely', true],
  ['deeplink', '/media', true],
  ['luckywheel', '/wheel/', false],
  ['active', 'redenvelope', true],
  ['game', 'copihue-de-oro', true],
  ['h5', 'https://example.com', true],
])(
  'LOB-16 a popup with %s to %s is useful to a guest (%s), and to a player always',
  (cmd, cmdValue, forGuest) => {
    const popup: Queued = { ...one, cmd, cmdValue };
    const first = (isPlayer: boolean) => {
      const load = { type: 'loaded', popups: [one, { ...popup, id: 'heavy', weight: 99 }], now } as const;
      return transition<Queued>(empty, { ...load, shown: new Map(), isPlayer }).waiting[0]?.id;
    };
    expect(isUseful(popup, false)).toBe(forGuest);
    expect([first(false), first(true)]).toEqual([forGuest ? 'heavy' : 'one', 'heavy']);
  },
);

const load = (popups: Queued[], shown: [string, number][] = []): readonly Queued[] =>
  transition<Queued>(empty, { type: 'loaded', popups, shown: new Map(shown), now, isPlayer: true }).waiting;

test('NTF-01 the line is ordered by weight, and by the order of the answer where weights are equal', () => {
  const twin = { ...always, id: 'twin', weight: 90 };
  expect(load([one, daily, twin, always]).map(({ id }) => id)).toEqual(['daily', 'twin', 'always', 'one']);
});

test('NTF-01 an id is queued once, and marks of popups that are not offered have no effect', () => {
  expect(load([one, { ...one, weight: 99 }], [['other', now]])).toEqual([{ ...one, weight: 99 }]);
});

test('NTF-01 one popup at a time is on screen, and none comes twice in a load, whatever the order of events', () => {
  const popup = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    frequency: fc.constantFrom('once', 'daily', 'always'),
    weight: fc.integer({ min: 0, max: 1000 }),
    cmd: fc.constant('active'),
    cmdValue: fc.constant(''),
  });
  const later = fc.constantFrom<PopupQueueEvent<Queued>>(
    ...Object.values(events).filter(({ type }) => type !== 'loaded'),
  );
  fc.assert(
    fc.property(fc.array(popup, { maxLength: 8 }), fc.array(later, { maxLength: 60 }), (popups, happened) => {
      const seen: string[] = [];
      let queue = transition<Queued>(empty, {
        type: 'loaded',
        popups,
        shown: new Map(),
        now,
        isPlayer: true,
      });
      for (const event of happened) {
        const next = transition(queue, event);
        if (next.step === 'showing' && queue.step !== 'showing') {
          expect(['taking', 'held']).toContain(queue.step);
          seen.push(next.popup.id);
        }
        queue = next;
      }
      expect(new Set(seen).size).toBe(seen.length);
    }),
  );
});
