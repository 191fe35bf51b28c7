import { afterEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage.ts';
import { forgetTab, readTab, writeTab } from './tab-memory.ts';

afterEach(() => vi.unstubAllGlobals());

test('SES-14 a tab remembers values across a reload, and nothing broken', () => {
  const storage = fakeStorage();
  vi.stubGlobal('sessionStorage', storage);
  expect(readTab('smsWaits')).toBeUndefined();
  writeTab('smsWaits', { a: 1 });
  expect(readTab('smsWaits')).toEqual({ a: 1 });
  storage.setItem('smsWaits', '{broken');
  expect(readTab('smsWaits')).toBeUndefined();
});

test('SES-14 a browser that refuses storage remembers for as long as the page lives', () => {
  vi.stubGlobal('sessionStorage', undefined);
  writeTab('phoneDraft', '9123');
  expect(readTab('phoneDraft')).toBe('9123');
  forgetTab('phoneDraft');
  expect(readTab('phoneDraft')).toBeUndefined();
});

test('SES-12 what belongs to a session can be forgotten, and only that', () => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  writeTab('deposit', { open: ['R1'] });
  writeTab('smsWaits', { a: 1 });
  forgetTab('deposit', 'claims');
  expect(readTab('deposit')).toBeUndefined();
  expect(readTab('smsWaits')).toEqual({ a: 1 });
});
