import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../tests/support/device-app.ts';
import { emptyApp } from './app.ts';
import { deviceMark } from './device-mark.ts';
import { changeRecord, readRecord } from './device-records.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

const PHONE = '912345678';

test.each([
  ['with TLS', () => emptyApp(globalThis)],
  ['without TLS', () => deviceApp()],
])(
  'WDR-01 the marks of a page %s are the same after a reload and in another tab, and another device has others',
  async (_, page) => {
    const marks = await Promise.all([page(), page()].map((tab) => deviceMark(tab, PHONE)));
    const reloaded = page();
    marks.push(await deviceMark(reloaded, PHONE));
    expect(new Set(marks).size).toBe(1);
    expect(await deviceMark(reloaded, '912345679')).not.toBe(marks[0]);
    // The page goes on with its records lost, and a later one must recognize what it stores.
    await changeRecord(reloaded, 'markKey', () => undefined);
    expect(await deviceMark(reloaded, PHONE)).toBe(await deviceMark(page(), PHONE));
    vi.stubGlobal('indexedDB', new IDBFactory());
    expect(marks).not.toContain(await deviceMark(page(), PHONE));
  },
);

test('WDR-01 the key of the marks cannot be read from the device, so nobody can try numbers on a copy of its records', async () => {
  const app = emptyApp(globalThis);
  await deviceMark(app, PHONE);
  const key = (await readRecord(app, 'markKey')) as CryptoKey;
  expect(key.usages).toEqual(['sign']);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

test('WDR-01 a mark has all digits of its bytes', async () => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const hmac = await crypto.subtle.importKey('raw', new Uint8Array(1), algorithm, false, ['sign']);
  const app = emptyApp(globalThis);
  await changeRecord(app, 'markKey', () => hmac);
  expect(await deviceMark(app, '912345679')).toBe('4a855ba406da7c0546609f233557a9e9');
  await changeRecord(app, 'markKey', () => 'k9');
  expect(await deviceMark(app, PHONE)).toBe('0c39eff87473aa5c');
});
