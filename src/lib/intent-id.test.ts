import { expect, test } from 'vitest';
import { newIntentId } from './intent-id.ts';

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('DEP-06 WDR-01 an intent key is the browser’s UUID, and a random one where it makes none', () => {
  const http = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  const ids = Array.from({ length: 500 }, () => newIntentId(http));
  expect(ids.every((id) => uuid4.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(newIntentId()).toMatch(uuid4);
  const own = '0b9e2c1a-5d3f-4a68-9c07-3f1e2d4b5a69' as const;
  expect(newIntentId({ ...http, randomUUID: () => own })).toBe(own);
});

test.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('DEP-06 WDR-01 random bytes of %d keep all their bits but those of version and variant', (byte, id) => {
  expect(
    newIntentId({ getRandomValues: (bytes) => Object.assign(bytes, new Uint8Array(16).fill(byte)) }),
  ).toBe(id);
});
