import { expect, test } from 'vitest';
import { createTestWorld } from '../../testing/test-world.ts';
import { Refusal } from '../core/refusal.ts';
import { sendCode, spendCode } from './sms.ts';

const PHONE = '911112222';

function refusal(run: () => unknown): Refusal | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  return undefined;
}

test('SES-07 a code is 6 digits, and a second one is refused for 60 s with the seconds left', () => {
  const { world, pass } = createTestWorld();
  expect(sendCode(world, PHONE, 'register').code).toMatch(/^[0-9]{6}$/);
  pass(20_500);
  expect(refusal(() => sendCode(world, PHONE, 'register'))).toMatchObject({
    status: 429,
    retryAfterSeconds: 40,
  });
  pass(39_500);
  expect(refusal(() => sendCode(world, PHONE, 'register'))).toBeUndefined();
});

test('SES-07 a number gets at most 5 codes an hour, leading zeros or not; other numbers are not touched', () => {
  const { world, pass } = createTestWorld();
  for (let sent = 0; sent < 5; sent += 1) {
    sendCode(world, sent % 2 === 0 ? PHONE : `0${PHONE}`, 'register');
    pass(60_000);
  }
  expect(refusal(() => sendCode(world, PHONE, 'reset'))).toMatchObject({
    code: 'sms-limit',
    status: 429,
    retryAfterSeconds: 3300,
  });
  expect(refusal(() => sendCode(world, '933334444', 'register'))).toBeUndefined();
  pass(3_300_000);
  expect(refusal(() => sendCode(world, PHONE, 'reset'))).toBeUndefined();
});

test('SES-07 a code expires after 10 min, counts once, and not after a newer one', () => {
  const { world, pass } = createTestWorld();
  const old = sendCode(world, PHONE, 'register').code;
  pass(60_000);
  const fresh = sendCode(world, PHONE, 'register').code;
  expect(refusal(() => spendCode(world, PHONE, 'register', old, 'verificationCode'))?.code).toBe(
    'wrong-code',
  );
  expect(refusal(() => spendCode(world, PHONE, 'register', fresh, 'verificationCode'))).toBeUndefined();
  expect(refusal(() => spendCode(world, PHONE, 'register', fresh, 'verificationCode'))?.code).toBe(
    'expired-code',
  );
  pass(60_000);
  const late = sendCode(world, PHONE, 'register').code;
  pass(600_001);
  expect(refusal(() => spendCode(world, PHONE, 'register', late, 'verificationCode'))?.code).toBe(
    'expired-code',
  );
});

test('SES-07 a code opens only the door it was asked for, and dies after 5 wrong guesses', () => {
  const { world } = createTestWorld();
  const { code } = sendCode(world, PHONE, 'bind');
  expect(refusal(() => spendCode(world, PHONE, 'register', code, 'verificationCode'))?.code).toBe(
    'expired-code',
  );
  const wrong = code === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < 5; guess += 1)
    refusal(() => spendCode(world, PHONE, 'bind', wrong, 'verificationCode'));
  expect(refusal(() => spendCode(world, PHONE, 'bind', code, 'verificationCode'))?.code).toBe('expired-code');
});
