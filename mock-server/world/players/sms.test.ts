import { expect, test } from 'vitest';
import { createTestWorld } from '../../../tests/support/test-world.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import type { SmsKind } from '../tables/rows.ts';
import { sendCode, spendCode } from './sms.ts';

const PHONE = '911112222';

const spend = (world: World, kind: SmsKind, code: string, address?: string) =>
  spendCode(world, { phone: PHONE, kind, code, field: 'verificationCode', address });

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
  expect(refusal(() => spend(world, 'register', old))?.code).toBe('wrong-code');
  expect(refusal(() => spend(world, 'register', fresh))).toBeUndefined();
  expect(refusal(() => spend(world, 'register', fresh))?.code).toBe('expired-code');
  pass(60_000);
  const late = sendCode(world, PHONE, 'register').code;
  pass(600_001);
  expect(refusal(() => spend(world, 'register', late))?.code).toBe('expired-code');
});

test('SES-07 a code opens only the door it was asked for, and dies after 5 wrong guesses', () => {
  const { world } = createTestWorld();
  const { code } = sendCode(world, PHONE, 'bind');
  expect(refusal(() => spend(world, 'register', code))?.code).toBe('expired-code');
  const wrong = code === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < 5; guess += 1) refusal(() => spend(world, 'bind', wrong));
  expect(refusal(() => spend(world, 'bind', code))?.code).toBe('expired-code');
});

test('SES-07 a stranger who asks for codes to a number from elsewhere leaves some for its owner', () => {
  const { world, pass } = createTestWorld();
  const ask = (address: string, phone = PHONE) => {
    pass(60_000);
    return refusal(() => sendCode(world, phone, 'reset', address))?.code;
  };
  const asked = Array.from({ length: 6 }, () => ask('203.0.113.9'));
  expect(asked).toEqual([...Array(5).fill(undefined), 'sms-limit']);
  expect(ask('198.51.100.4')).toBeUndefined();
});

test('SES-07 an address gets at most 30 codes an hour, whatever the numbers', () => {
  const { world, pass } = createTestWorld();
  const ask = (place: number, address: string) =>
    refusal(() => sendCode(world, String(920_000_000 + place), 'register', address));
  for (let place = 0; place < 30; place += 1) expect(ask(place, '203.0.113.9')).toBeUndefined();
  expect(ask(30, '203.0.113.9')).toMatchObject({
    code: 'address-limit',
    status: 429,
    retryAfterSeconds: 3600,
  });
  expect(ask(30, '198.51.100.4')).toBeUndefined();
  pass(3_600_000);
  expect(ask(31, '203.0.113.9')).toBeUndefined();
});

test('SES-09 wrong tries from elsewhere do not spoil the code, and no crowd of addresses may guess at it', () => {
  const { world, pass } = createTestWorld();
  const { code } = sendCode(world, PHONE, 'reset');
  const wrong = code === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < 9; guess += 1) refusal(() => spend(world, 'reset', wrong, '203.0.113.9'));
  expect(refusal(() => spend(world, 'reset', code, '203.0.113.9'))?.code).toBe('expired-code');
  expect(refusal(() => spend(world, 'reset', code, '198.51.100.4'))).toBeUndefined();
  pass(60_000);
  const { code: next } = sendCode(world, PHONE, 'reset');
  const notNext = next === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < 25; guess += 1)
    refusal(() => spend(world, 'reset', notNext, `203.0.113.${guess}`));
  expect(refusal(() => spend(world, 'reset', next, '198.51.100.4'))?.code).toBe('expired-code');
});
