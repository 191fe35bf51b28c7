import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage.ts';
import { type App, emptyApp } from './app.ts';
import {
  forgetTab,
  isOnDevice,
  readDevice,
  readTab,
  removeDevice,
  writeDevice,
  writeTab,
} from './device-storage.ts';

let app: App;
beforeEach(() => {
  app = emptyApp(globalThis);
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('SES-14 a broken value of a tab is none', () => {
  sessionStorage.setItem('smsWaits', '{broken');
  expect(readTab(app, 'smsWaits')).toBeUndefined();
});

test('SES-12 the values of a session can be forgotten, and no others', () => {
  writeTab(app, 'deposit', { open: ['R1'] });
  writeTab(app, 'smsWaits', { a: 1 });
  forgetTab(app, 'deposit', 'claims');
  expect(readTab(app, 'deposit')).toBeUndefined();
  expect(readTab(app, 'smsWaits')).toEqual({ a: 1 });
});

const MOODS = ['keeps', 'full', 'refuses', 'missing'] as const;
type Mood = (typeof MOODS)[number];

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};
const storageIn = (mood: Mood, stored: Storage): Storage | undefined => {
  if (mood === 'missing') return undefined;
  if (mood === 'keeps') return stored;
  const full = {
    ...stored,
    length: 0,
    setItem: refuse,
    getItem: stored.getItem,
    removeItem: stored.removeItem,
  };
  return mood === 'full' ? full : { ...full, getItem: refuse, removeItem: refuse };
};

const AREAS = {
  localStorage: {
    read: () => readDevice(app, 'locale'),
    write: (text: string) => writeDevice(app, 'locale', text),
    remove: () => removeDevice(app, 'locale'),
    key: 'locale',
  },
  sessionStorage: {
    read: () => readTab(app, 'greeting') ?? null,
    write: (text: string) => writeTab(app, 'greeting', text),
    remove: () => forgetTab(app, 'greeting'),
    key: 'greeting',
  },
};

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('write' as const), text: fc.string() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('clear' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('other-tab' as const), text: fc.string() }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('mood' as const), mood: fc.constantFrom(...MOODS) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const) }) },
);

test.each(['localStorage', 'sessionStorage'] as const)(
  'APP-07 a %s that is refused, full, missing, cleared or written by another tab throws nothing and reads the newest value',
  (area) => {
    const seen = new Set<Mood>();
    let kept = 0;
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (steps) => {
        app = emptyApp(globalThis);
        const stored = fakeStorage();
        const { read, write, remove, key } = AREAS[area];
        const wire = (text: string) => (area === 'localStorage' ? text : JSON.stringify(text));
        let mood: Mood = 'keeps';
        let onPage: string | null = null;
        let onDevice: string | null = null;
        vi.stubGlobal(area, stored);
        for (const one of steps) {
          if (one.kind === 'mood') {
            mood = one.mood;
            seen.add(mood);
            vi.stubGlobal(area, storageIn(mood, stored));
          } else if (one.kind === 'write') {
            expect(write(one.text)).toBe(mood === 'keeps');
            if (mood === 'keeps') [onPage, onDevice] = [null, one.text];
            else [onPage, kept] = [one.text, kept + 1];
          } else if (one.kind === 'remove') {
            remove();
            onPage = null;
            if (mood === 'keeps' || mood === 'full') onDevice = null;
          } else if (one.kind === 'clear') {
            stored.clear();
            onDevice = null;
          } else if (one.kind === 'other-tab') {
            stored.setItem(key, wire(one.text));
            onDevice = one.text;
          } else {
            app = emptyApp(globalThis);
            onPage = null;
          }
          const isReadable = mood === 'keeps' || mood === 'full';
          expect(read()).toBe(onPage ?? (isReadable ? onDevice : null));
          if (area === 'localStorage') expect(isOnDevice(app, 'locale')).toBe(onPage === null);
        }
      }),
      { numRuns: 500 },
    );
    expect([seen.size, kept > 500]).toEqual([MOODS.length, true]);
  },
);
