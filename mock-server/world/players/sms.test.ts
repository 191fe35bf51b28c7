import { expect, test } from 'vitest';
import { createTestWorld, refusalOf } from '../../../tests/support/test-world.ts';
import type { World } from '../core/world.ts';
import type { SmsKind } from '../tables/rows.ts';
import { hasLiveCode, outbox, sendCode, spendCode } from './sms.ts';

const PHONE = '911112222';

const spend = (world: World, kind: SmsKind, code: string, address?: string) =>
  spendCode(world, { phone: PHONE, kind, code, field: 'verificationCode', address });

test('SES-07 a code is 6 digits, and a second one is refused for 60 s with the seconds left', () => {
  const { world, pass } = createTestWorld();
  expect(sendCode(world, PHONE, 'register').code).toMatch(/^[0-9]{6}$/);
  pass(20_500);
  expect(refusalOf(() => sendCode(world, PHONE, 'register'))).toMatchObject({
    code: 'sms-resend',
    status: 429,
    retryAfterSeconds: 40,
    parameters: { seconds: 40 },
  });
  pass(39_500);
  expect(refusalOf(() => sendCode(world, PHONE, 'register'))).toBeUndefined();
});

test('SES-07 a number gets at most 5 codes an hour, leading zeros or not; other numbers are not touched', () => {
  const { world, pass } = createTestWorld();
  for (let sent = 0; sent < 5; sent += 1) {
    sendCode(world, sent % 2 === 0 ? PHONE : `0${PHONE}`, 'register');
    pass(60_000);
  }
  expect(refusalOf(() => sendCode(world, PHONE, 'reset'))).toMatchObject({
    code: 'sms-limit',
    status: 429,
    retryAfterSeconds: 3300,
    parameters: { minutes: 55 },
  });
  expect(refusalOf(() => sendCode(world, '933334444', 'register'))).toBeUndefined();
  pass(3_300_000);
  expect(refusalOf(() => sendCode(world, PHONE, 'reset'))).toBeUndefined();
});

test('SES-07 a code expires after 10 min, counts once, and not after a newer one', () => {
  const { world, pass } = createTestWorld();
  const old = sendCode(world, PHONE, 'register').code;
  pass(60_000);
  const fresh = sendCode(world, PHONE, 'register').code;
  expect(refusalOf(() => spend(world, 'register', old))?.code).toBe('wrong-code');
  expect(refusalOf(() => spend(world, 'register', fresh))).toBeUndefined();
  expect(refusalOf(() => spend(world, 'register', fresh))?.code).toBe('expired-code');
  pass(60_000);
  const late = sendCode(world, PHONE, 'register').code;
  pass(600_000);
  expect(hasLiveCode(world, PHONE, 'register')).toBe(true);
  pass(1);
  expect(refusalOf(() => spend(world, 'register', late))).toMatchObject({
    code: 'expired-code',
    field: 'verificationCode',
  });
});

test('SES-07 a code opens only the door it was asked for, and dies after 5 wrong guesses', () => {
  const { world } = createTestWorld();
  const { code } = sendCode(world, PHONE, 'bind');
  expect(refusalOf(() => spend(world, 'register', code))?.code).toBe('expired-code');
  const wrong = code === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < 5; guess += 1) refusalOf(() => spend(world, 'bind', wrong));
  expect(refusalOf(() => spend(world, 'bind', code))?.code).toBe('expired-code');
});

test('SES-07 a stranger who asks for codes to a number from elsewhere leaves some for its owner', () => {
  const { world, pass } = createTestWorld();
  const ask = (address: string, phone = PHONE) => {
    pass(60_000);
    return refusalOf(() => sendCode(world, phone, 'reset', address))?.code;
  };
  const asked = Array.from({ length: 6 }, () => ask('203.0.113.9'));
  expect(asked).toEqual([...Array(5).fill(undefined), 'sms-limit']);
  expect(ask('198.51.100.4')).toBeUndefined();
});

test('SES-07 an address gets at most 30 codes an hour, whatever the numbers', () => {
  const { world, pass } = createTestWorld();
  const ask = (place: number, address: string) =>
    refusalOf(() => sendCode(world, String(920_000_000 + place), 'register', address));
  for (let place = 0; place < 30; place += 1) expect(ask(place, '203.0.113.9')).toBeUndefined();
  expect(ask(30, '203.0.113.9')).toMatchObject({
    code: 'address-limit',
    status: 429,
    retryAfterSeconds: 3600,
    parameters: { minutes: 60 },
  });
  expect(ask(30, '198.51.100.4')).toBeUndefined();
  pass(3_600_000);
  expect(ask(31, '203.0.113.9')).toBeUndefined();
});

test('SES-09 wrong tries from elsewhere do not spoil the code, and no crowd of addresses may guess at it', () => {
  const { world, pass } = createTestWorld();
  const { code } = sendCode(world, PHONE, 'reset');
  const wrong = code === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < 9; guess += 1) refusalOf(() => spend(world, 'reset', wrong, '203.0.113.9'));
  expect(refusalOf(() => spend(world, 'reset', code, '203.0.113.9'))?.code).toBe('expired-code');
  expect(refusalOf(() => spend(world, 'reset', code, '198.51.100.4'))).toBeUndefined();
  pass(60_000);
  const { code: next } = sendCode(world, PHONE, 'reset');
  const notNext = next === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < 25; guess += 1)
    refusalOf(() => spend(world, 'reset', notNext, `203.0.113.${guess}`));
  expect(refusalOf(() => spend(world, 'reset', next, '198.51.100.4'))?.code).toBe('expired-code');
});

test('SES-07 zeros before a number do not matter, and those within it do', () => {
  const { world } = createTestWorld();
  const { code } = sendCode(world, '00900500100', 'bind');
  sendCode(world, '95100', 'bind');
  expect(outbox(world)).toMatchObject([
    { phone: '900500100', code, kind: 'bind', at: world.now(), used: false, wrongTries: 0, askedFrom: '' },
    { phone: '95100' },
  ]);
  for (const phone of ['900500100', '0900500100', '000900500100'])
    expect(outbox(world, phone)).toEqual([outbox(world)[0]]);
  expect(outbox(world, '911111111')).toEqual([]);
  spendCode(world, { phone: '0900500100', kind: 'bind', code, field: 'code' });
});

test('SES-14 a number has a live code until it is used, and for its own purpose alone', () => {
  const { world } = createTestWorld();
  const live = () =>
    ([PHONE, `0${PHONE}`, '933334444'] as const).map((phone) => hasLiveCode(world, phone, 'reset'));
  expect(live()).toEqual([false, false, false]);
  const { code } = sendCode(world, PHONE, 'reset');
  expect(live()).toEqual([true, true, false]);
  expect(hasLiveCode(world, PHONE, 'bind')).toBe(false);
  spend(world, 'reset', code);
  expect(live()).toEqual([false, false, false]);
});

test('SES-07 a number gets at most 15 codes an hour, wherever they are asked from', () => {
  const { world, pass } = createTestWorld();
  const ask = (place: number) => {
    pass(60_000);
    return refusalOf(() => sendCode(world, PHONE, 'reset', `203.0.113.${place}`));
  };
  for (let place = 0; place < 15; place += 1) expect(ask(place)).toBeUndefined();
  expect(ask(15)).toMatchObject({ code: 'sms-limit', retryAfterSeconds: 2700, parameters: { minutes: 45 } });
});

test('SES-07 where no address is known, only the codes of a number are counted', () => {
  const { world } = createTestWorld();
  const codes = Array.from({ length: 40 }, (_, place) =>
    sendCode(world, String(920_000_000 + place), 'reset'),
  );
  expect(codes.map(({ askedFrom }) => askedFrom)).toEqual(Array(40).fill(''));
  const { askedFrom: _, ...stored } = { ...codes[0], phone: PHONE, kind: 'otp' as const, code: '123456' };
  for (let sent = 5; sent > 0; sent -= 1)
    world.state.sms.push({ ...stored, at: world.now() - sent * 61_000, used: true, wrongTries: 0 });
  expect(refusalOf(() => sendCode(world, PHONE, 'otp'))?.code).toBe('sms-limit');
});

test('SES-09 wrong codes without an address count together, and each is refused at its field', () => {
  const { world } = createTestWorld();
  sendCode(world, PHONE, 'reset');
  const said = [undefined, '', undefined, '', undefined, '', undefined].map((address) =>
    refusalOf(() => spend(world, 'reset', 'abcdef', address)),
  );
  expect(said.map((row) => row?.code)).toEqual([
    ...Array(5).fill('wrong-code'),
    ...Array(2).fill('expired-code'),
  ]);
  expect(said.map((row) => row?.field)).toEqual(Array(7).fill('verificationCode'));
});

test('MOC-04 the outbox keeps the latest 2,000 messages', () => {
  const { world, pass } = createTestWorld();
  const { at, ...row } = sendCode(world, PHONE, 'reset');
  world.state.sms = Array.from({ length: 1999 }, (_, place) => ({ ...row, at: at - place }));
  const [first, second] = world.state.sms;
  pass(3_600_000);
  sendCode(world, PHONE, 'reset');
  expect([world.state.sms.length, world.state.sms[0]]).toEqual([2000, first]);
  pass(60_000);
  const last = sendCode(world, PHONE, 'reset');
  expect([world.state.sms.length, world.state.sms[0], world.state.sms.at(-1)]).toEqual([2000, second, last]);
});
