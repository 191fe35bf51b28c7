import { expect, test } from 'vitest';
import { deviceApp, giveState } from '../../tests/support/device-app.ts';
import { fakeStorage } from '../../tests/support/fake-storage.ts';
import { freshApp } from '../../tests/support/fresh-app.ts';
import { changeRecord, readRecord } from '../lib/device-records.ts';
import { pageMemory } from '../lib/device-storage.ts';
import { claimOnce } from './claim-once.ts';

const app = freshApp();

const now = () => new Date().toISOString();

test('DEP-04 one of twenty equal claims succeeds, and no later one', async () => {
  const at = now();
  const claims = await Promise.all(Array.from({ length: 20 }, () => claimOnce(app, at, 'notice R1')));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await claimOnce(app, at, 'notice R1')).toBe(false);
  expect(await claimOnce(app, at, 'notice R2')).toBe(true);
  expect(await claimOnce(app, at, 'purchase R1')).toBe(true);
});

test('DEP-04 NTF-02 one of three tabs that claim at once succeeds', async () => {
  const memory = new Map<string, unknown>([['record claims', undefined]]);
  const tabs = Array.from({ length: 3 }, () => deviceApp());
  for (const tab of tabs) giveState(tab, pageMemory, memory);
  const at = now();
  expect(await Promise.all(tabs.map((tab) => claimOnce(tab, at, 'purchase R1')))).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  [0, false],
  [29, false],
  [31, true],
  [400, true],
])('DEP-04 a claim on an event of %s days ago is forgotten: %s', async (days, isForgotten) => {
  const at = new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
  expect(await claimOnce(app, at, 'notice R1')).toBe(true);
  expect(await claimOnce(app, at, 'notice R1')).toBe(isForgotten);
  await claimOnce(app, now(), 'notice R2');
  const stored = await readRecord(app, 'claims');
  expect(JSON.stringify(stored).includes('notice R1')).toBe(!isForgotten);
});

test.each(['nonsense', undefined, [['9999 notice R1'], 7]])(
  'DEP-04 a broken record (%j) is replaced by the new claim',
  async (broken) => {
    await changeRecord(app, 'claims', () => broken);
    const at = now();
    expect(await claimOnce(app, at, 'notice R1')).toBe(true);
    expect(await readRecord(app, 'claims')).toEqual([`${at} notice R1`]);
  },
);

test('DEP-04 a tab keeps its claims over a reload when the device loses its records', async () => {
  const sessionStorage = fakeStorage();
  const at = now();
  const load = (what: string) => claimOnce(deviceApp({ sessionStorage }), at, what);
  expect(await load('notice R1')).toBe(true);
  expect(await load('notice R1')).toBe(false);
  expect(await load('notice R2')).toBe(true);
  expect(JSON.parse(sessionStorage.getItem('claims') ?? '')).toEqual([`${at} notice R1`, `${at} notice R2`]);
});
