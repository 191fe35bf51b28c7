import { afterEach, expect, test, vi } from 'vitest';
import { isTouch } from './is-touch.ts';
import { savesData } from './saves-data.ts';
import { wantsStillness } from './wants-stillness.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['(pointer: coarse)', true, false],
  ['(prefers-reduced-motion: reduce)', false, true],
  ['(prefers-color-scheme: dark)', false, false],
])(
  'SES-01 APP-19 a device that says yes to %s alone has a finger: %s, and wants no motion: %s',
  (holds, touch, still) => {
    const matchMedia = (query: string) => ({ matches: query === holds });
    vi.stubGlobal('matchMedia', matchMedia);
    vi.stubGlobal('window', { matchMedia });
    expect([isTouch(), wantsStillness()]).toEqual([touch, still]);
  },
);

test.each([
  [{ connection: { saveData: true } }, true],
  [{ connection: { saveData: false } }, false],
  [{ connection: {} }, false],
  [{}, false],
])('PLR-01 the phone %j saves data: %s', (navigator, saves) => {
  vi.stubGlobal('navigator', navigator);
  expect(savesData()).toBe(saves);
});
