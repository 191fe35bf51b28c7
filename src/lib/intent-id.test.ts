import { expect, test } from 'vitest';
import { markOf, newIntentId } from './intent-id.ts';

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('DEP-06 WDR-01 an intent key is a random UUID, also where randomUUID is missing', () => {
  const http = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  const ids = Array.from({ length: 500 }, () => newIntentId(http));
  expect(ids.every((id) => uuid4.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(newIntentId()).toMatch(uuid4);
});

test('WDR-01 a mark tells choices apart and shows nothing of the account', () => {
  const marks = Array.from({ length: 5000 }, (_, index) => markOf(`100000 mach 9${index}`));
  expect(new Set(marks).size).toBe(marks.length);
  expect(markOf('100000 mach 912345678')).toBe(markOf('100000 mach 912345678'));
  expect(marks.every((mark) => /^[0-9a-f]{16}$/.test(mark))).toBe(true);
});
