import { expect, test } from 'vitest';
import { newIntentId } from './deposit-intent.ts';

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('DEP-06 an intent key is a random UUID, also where randomUUID is missing', () => {
  const http = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  const ids = Array.from({ length: 500 }, () => newIntentId(http));
  expect(ids.every((id) => uuid4.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(newIntentId()).toMatch(uuid4);
});
