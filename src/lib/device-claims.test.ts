import { expect, test } from 'vitest';
import { claimOnDevice } from './device-claims.ts';
import { changeRecord, readRecord } from './device-records.ts';

const now = () => new Date().toISOString();

test('DEP-04 of all who claim a thing one gets it, and nobody again', async () => {
  const at = now();
  const claims = await Promise.all(Array.from({ length: 20 }, () => claimOnDevice(at, 'told R1')));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await claimOnDevice(at, 'told R1')).toBe(false);
  expect(await claimOnDevice(at, 'told R2')).toBe(true);
  expect(await claimOnDevice(now(), 'reported R1')).toBe(true);
});

test('DEP-04 claims of last year are forgotten, and a broken record reads as none', async () => {
  await changeRecord('claims', () => ['2024-01-01T00:00:00.000Z told R1', 7]);
  expect(await claimOnDevice(now(), 'told R9')).toBe(true);
  expect(await readRecord('claims')).toEqual([expect.stringContaining('told R9')]);
  await changeRecord('claims', () => 'nonsense');
  expect(await claimOnDevice(now(), 'told R9')).toBe(true);
});
