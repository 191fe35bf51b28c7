import * as v from 'valibot';
import { expect, test } from 'vitest';
import { loginRule, marketOfNumber, newPasswordRule, passwordRule, plainNumber } from './account-rules.ts';

test.each([
  ['912345678', '912345678'],
  ['9 1234 5678', '912345678'],
  ['+56 9 1234 5678', '912345678'],
  ['+56912345678', '912345678'],
  ['56912345678', '912345678'],
  ['0056 9 1234 5678', '912345678'],
  ['09 1234 5678', '912345678'],
  ['+56 09 1234 5678', '912345678'],
  ['(9) 1234-5678', '912345678'],
  // Too short, with a space that came with the paste: not a number of ten digits.
  [' +56 1234 5678', '12345678'],
  // Ten digits may begin with the prefix by chance.
  ['5612345678', '5612345678'],
  ['abc', ''],
  ['000', ''],
  ['', ''],
])('SES-02 reads %j as %j', (typed, bare) => {
  expect(plainNumber(typed, '56')).toBe(bare);
});

test('SES-02 knows the prefixes of the other markets', () => {
  expect(plainNumber('+251 911 234 567', '251')).toBe('911234567');
  expect(plainNumber('+254 0712 345 678', '254')).toBe('712345678');
});

test.each([
  ['+56 9 1234 5678', 'CL'],
  ['56912345678', 'CL'],
  ['+251 91 123 4567', 'ET'],
  ['00251911234567', 'ET'],
  ['+254 712 345 678', 'KE'],
  ['+56', undefined],
  ['+56 9 1234 567', undefined],
  ['+251 9112345', undefined],
  ['912345678', undefined],
  ['5612345678', undefined],
  ['+99 912345678', undefined],
  ['', undefined],
])('SES-02 the number %j belongs to the market %s', (typed, market) => {
  expect(marketOfNumber(typed)?.code).toBe(market);
});

const read = (username: string, password: string) => v.safeParse(loginRule('56'), { username, password });

test('SES-02 takes 9 and 10 digits and hands over the bare number', () => {
  expect(read('+56 9 1234 5678', 'secret1').output).toEqual({ username: '912345678', password: 'secret1' });
  expect(read('9123456789', 'secret1').success).toBe(true);
});

test.each(['', '12345678', '91234567', '91234567890', 'nine'])('SES-02 refuses the number %j', (username) => {
  const { issues } = read(username, 'secret1');
  expect(issues?.map(({ message }) => message)).toEqual(['username-error']);
});

test.each([
  ['123456', []],
  ['a'.repeat(16), []],
  ['a'.repeat(17), ['verify']],
  ['a'.repeat(24), ['verify']],
  ['a'.repeat(25), ['password', 'verify']],
  ['Ab1!~"\\`{}', []],
  ['12345', ['password', 'verify']],
  ['has space', ['password', 'verify']],
  [' secret1', ['password', 'verify']],
  ['contraseña', ['password', 'verify']],
  ['', ['password', 'verify']],
])('SES-02 SES-09 SES-10 password %j breaks the rules %j', (password, broken) => {
  const results = [passwordRule, newPasswordRule].map((rule) => v.safeParse(rule, password));
  expect(results.flatMap(({ issues = [] }) => issues[0]?.message ?? [])).toEqual(
    broken.map((name) => `${name}-error`),
  );
});
