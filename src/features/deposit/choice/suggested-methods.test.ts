import { expect, test } from 'vitest';
import { isChosenByNumber, methodAfterTyping, suggestedMethods } from './suggested-methods.ts';

const methods = (...codes: string[]) => codes.map((code) => ({ code }));
const ethiopia = methods('telebirr', 'cbebirr', 'mpesa', 'bank');
const kenya = methods('mpesa', 'bank');
const chile = methods('webpay', 'khipu', 'mach');

test.each([
  ['0911223344', ['telebirr', 'cbebirr']],
  ['911223344', ['telebirr', 'cbebirr']],
  ['9', ['telebirr', 'cbebirr']],
  ['09', ['telebirr', 'cbebirr']],
  ['0712345678', ['mpesa']],
  ['7', ['mpesa']],
  ['0', ['cbebirr']],
  ['', ['cbebirr']],
  ['0115551234', ['cbebirr']],
  ['8', ['cbebirr']],
])('DEP-02 the number %j in Ethiopia suggests %j', (number, codes) => {
  expect(suggestedMethods(ethiopia, number).map(({ code }) => code)).toEqual(codes);
});

test.each([
  ['0712345678', ['mpesa']],
  ['0911223344', []],
  ['', []],
])('DEP-02 the number %j in Kenya, which has only M-PESA of them, suggests %j', (number, codes) => {
  expect(suggestedMethods(kenya, number).map(({ code }) => code)).toEqual(codes);
});

test('DEP-02 no number in Chile suggests a method', () => {
  expect([ethiopia, kenya, chile].map(isChosenByNumber)).toEqual([true, true, false]);
  for (const number of ['', '912345678', '712345678']) expect(suggestedMethods(chile, number)).toEqual([]);
});

test.each([
  ['a suggestion that is gone gives way to the first one', 'telebirr', '0911', '0711', 'mpesa'],
  ['a suggestion that is still one stays', 'cbebirr', '0911', '0811', 'cbebirr'],
  ['a method of the whole list stays', 'bank', '0911', '0711', 'bank'],
  ['a method taken against the number stays', 'telebirr', '0711', '0712', 'telebirr'],
])('DEP-02 during typing %s', (_what, chosen, before, after, expected) => {
  expect(methodAfterTyping(ethiopia, chosen, before, after)).toBe(expected);
});

test('DEP-02 a number without a suggestion keeps the chosen method', () => {
  expect(methodAfterTyping(kenya, 'mpesa', '07', '09')).toBe('mpesa');
});
