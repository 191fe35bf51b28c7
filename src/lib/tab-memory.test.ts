import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage.ts';
import { type App, emptyApp } from './app.ts';
import { forgetTab, readTab, writeTab } from './tab-memory.ts';

let app: App;
beforeEach(() => {
  app = emptyApp(globalThis);
});

afterEach(() => vi.unstubAllGlobals());

test('SES-14 a tab remembers values across a reload, and nothing broken', () => {
  const storage = fakeStorage();
  vi.stubGlobal('sessionStorage', storage);
  expect(readTab(app, 'smsWaits')).toBeUndefined();
  writeTab(app, 'smsWaits', { a: 1 });
  expect(readTab(app, 'smsWaits')).toEqual({ a: 1 });
  storage.setItem('smsWaits', '{broken');
  expect(readTab(app, 'smsWaits')).toBeUndefined();
});

test('SES-14 a browser that refuses storage remembers for as long as the page lives', () => {
  vi.stubGlobal('sessionStorage', undefined);
  writeTab(app, 'phoneDraft', '9123');
  expect(readTab(app, 'phoneDraft')).toBe('9123');
  forgetTab(app, 'phoneDraft');
  expect(readTab(app, 'phoneDraft')).toBeUndefined();
});

test('SES-12 what belongs to a session can be forgotten, and only that', () => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  writeTab(app, 'deposit', { open: ['R1'] });
  writeTab(app, 'smsWaits', { a: 1 });
  forgetTab(app, 'deposit', 'claims');
  expect(readTab(app, 'deposit')).toBeUndefined();
  expect(readTab(app, 'smsWaits')).toEqual({ a: 1 });
});
