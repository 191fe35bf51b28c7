import { expect, test } from 'vitest';
import { freshApp } from '../../../../tests/support/fresh-app.ts';
import { dismissSticky, isStickyDismissed } from './sticky-banner.tsx';

const app = freshApp();

test('LOB-12 the sticky banner stays away for the rest of the UTC day, whatever the day is in Chile', () => {
  expect(isStickyDismissed(app, new Date('2026-11-21T12:00:00Z'))).toBe(false);
  // 21:30 of the same day in Santiago is after midnight in UTC.
  dismissSticky(app, new Date('2026-11-22T00:30:00Z'));
  expect(app.ports.localStorage.getItem('StickyBanner')).toBe('2026-11-22');
  expect(isStickyDismissed(app, new Date('2026-11-22T23:59:59Z'))).toBe(true);
  expect(isStickyDismissed(app, new Date('2026-11-23T00:00:00Z'))).toBe(false);
});

test('LOB-12 a broken value on the device hides no banner', () => {
  for (const value of ['true', '2026-11-2', '']) {
    app.ports.localStorage.setItem('StickyBanner', value);
    expect(isStickyDismissed(app, new Date('2026-11-21T12:00:00Z'))).toBe(false);
  }
});
