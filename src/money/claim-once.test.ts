import { beforeEach, expect, test } from 'vitest';
import { deviceApp } from '../../tests/support/device-app.ts';
import { fakeStorage } from '../../tests/support/fake-storage.ts';
import type { App } from '../lib/app.ts';
import { changeRecord, readRecord } from '../lib/device-records.ts';
import { claimOnce, createClaimOnce } from './claim-once.ts';

let app: App;
beforeEach(() => {
  app = deviceApp();
});

const now = () => new Date().toISOString();

test('DEP-04 of all who claim a thing one gets it, and nobody a second time', async () => {
  const at = now();
  const claims = await Promise.all(Array.from({ length: 20 }, () => claimOnce(app)(at, 'notice R1')));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await claimOnce(app)(at, 'notice R1')).toBe(false);
  expect(await claimOnce(app)(at, 'notice R2')).toBe(true);
  expect(await claimOnce(app)(at, 'purchase R1')).toBe(true);
});

test('DEP-04 NTF-02 of two tabs one gets it', async () => {
  const at = now();
  let device: unknown;
  const tab = () => {
    let own: unknown;
    return createClaimOnce(app, {
      changeDevice: async (next) => {
        device = next(device);
      },
      readTab: () => own,
      writeTab: (claims) => {
        own = claims;
      },
    });
  };
  const claims = await Promise.all([tab(), tab(), tab()].map((claim) => claim(at, 'purchase R1')));
  expect(claims).toEqual([true, false, false]);
  expect(await tab()(at, 'purchase R1')).toBe(false);
});

test.each([
  [0, false],
  [1, false],
  [2, false],
  [29, false],
  [31, true],
  [400, true],
])('DEP-04 what was claimed %s days after it happened is forgotten: %s', async (days, isForgotten) => {
  const at = new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
  expect(await claimOnce(app)(at, 'notice R1')).toBe(true);
  expect(await claimOnce(app)(at, 'notice R1')).toBe(isForgotten);
  await claimOnce(app)(now(), 'notice R2');
  const stored = await readRecord(app, 'claims');
  expect(JSON.stringify(stored).includes('notice R1')).toBe(!isForgotten);
});

test.each(['nonsense', undefined, [['9999 notice R1'], 7]])(
  'DEP-04 of the broken record %j nothing is kept beside the new claim',
  async (broken) => {
    await changeRecord(app, 'claims', () => broken);
    const at = now();
    expect(await claimOnce(app)(at, 'notice R1')).toBe(true);
    expect(await readRecord(app, 'claims')).toEqual([`${at} notice R1`]);
  },
);

test('DEP-04 a tab whose device loses its records remembers over a reload what it has claimed', async () => {
  const sessionStorage = fakeStorage();
  const at = now();
  const load = () => claimOnce(deviceApp({ sessionStorage }));
  expect(await load()(at, 'notice R1')).toBe(true);
  expect(await load()(at, 'notice R1')).toBe(false);
  expect(await load()(at, 'notice R2')).toBe(true);
  expect(JSON.parse(sessionStorage.getItem('claims') ?? '')).toEqual([`${at} notice R1`, `${at} notice R2`]);
});
