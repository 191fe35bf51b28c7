import { expect, test } from 'vitest';
import { createTestWorld, newPlayer } from '../../../tests/support/test-world.ts';
import { bindPhone, resetPassword, sendBindCode, sendResetCode } from './account.ts';
import { login } from './login.ts';
import { playerById } from './players.ts';
import { sendCode } from './sms.ts';

function answerOf(act: () => unknown): string {
  try {
    act();
    return 'done';
  } catch (refusal) {
    return String(Reflect.get(Object(refusal), 'code'));
  }
}

test('SES-04 a lock holds for the number however many zeros stand before it, and in its market alone', () => {
  const { world } = createTestWorld();
  const tried = (username: string, country = 'CL') =>
    answerOf(() => login(world, { country, username, password: 'equivocada', address: '10.0.0.1' }));
  for (let tries = 0; tries < 10; tries += 1) tried('922000000');
  expect(['922000000', '0922000000', '000922000000'].map((number) => tried(number))).toEqual(
    Array(3).fill('login-locked'),
  );
  expect([tried('922000000', 'KE'), tried('922000001')]).toEqual(['wrong-credentials', 'wrong-credentials']);
});

test('DEP-07 SES-07 a code of the payment company and one of the account do not delay each other', () => {
  const { world } = createTestWorld();
  const kinds = ['otp', 'reset', 'otp', 'reset', 'bind'] as const;
  expect(kinds.map((kind) => answerOf(() => sendCode(world, '922000000', kind)))).toEqual([
    'done',
    'done',
    'sms-resend',
    'sms-resend',
    'sms-resend',
  ]);
});

test('SES-09 nobody sets a new password without the code that was sent for it', () => {
  const { world, pass } = createTestWorld();
  const { country, username } = playerById(world, newPlayer);
  const phone = '922000000';
  const bound = sendBindCode(world, newPlayer, phone);
  bindPhone(world, newPlayer, { phone, code: bound.code });
  pass(61_000);
  const { code } = sendResetCode(world, { country, username });
  const other = code === '000000' ? '111111' : '000000';
  const reset = (verificationCode: string) =>
    answerOf(() => resetPassword(world, { country, username, password: 'nueva123', verificationCode }));
  const enter = () => answerOf(() => login(world, { country, username, password: 'nueva123' }));
  expect([reset(other), enter()]).toEqual(['wrong-code', 'wrong-credentials']);
  expect([reset(code), enter(), reset(code)]).toEqual(['done', 'done', 'expired-code']);
});
