import { beforeEach, expect, test } from 'vitest';
import { createTestWorld, refusalOf, type TestWorld } from '../../../tests/support/test-world.ts';
import type { SmsKind } from '../tables/rows.ts';
import { hasLiveCode, outbox, sendCode, spendCode } from './sms.ts';

const PHONE = '911112222';
/** No code is it. */
const WRONG = '000000';
const [STRANGER, OWNER] = ['203.0.113.9', '198.51.100.4'];

let { world, pass }: TestWorld = createTestWorld();
beforeEach(() => {
  ({ world, pass } = createTestWorld());
});

const send = (kind: SmsKind, phone = PHONE, address?: string) =>
  refusalOf(() => sendCode(world, phone, kind, address));
const spend = (kind: SmsKind, code: string, address?: string) =>
  refusalOf(() => spendCode(world, { phone: PHONE, kind, code, field: 'verificationCode', address }))?.code;
const numbered = (place: number) => String(920_000_000 + place);

test('SES-07 a code is 6 digits, and a second one is refused for 60 s with the seconds left', () => {
  expect(sendCode(world, PHONE, 'register').code).toMatch(/^[0-9]{6}$/);
  pass(20_500);
  const parameters = { seconds: 40 };
  const refused = { code: 'sms-resend', status: 429, retryAfterSeconds: 40, parameters };
  expect(send('register')).toMatchObject(refused);
  pass(39_500);
  expect(send('register')).toBeUndefined();
});

test('SES-07 a number gets at most 5 codes an hour, leading zeros or not; other numbers are not touched', () => {
  for (let sent = 0; sent < 5; sent += 1) {
    sendCode(world, sent % 2 === 0 ? PHONE : `0${PHONE}`, 'register');
    pass(60_000);
  }
  const parameters = { minutes: 55 };
  expect(send('reset')).toMatchObject({
    code: 'sms-limit',
    status: 429,
    retryAfterSeconds: 3300,
    parameters,
  });
  expect(send('register', '933334444')).toBeUndefined();
  pass(3_300_000);
  expect(send('reset')).toBeUndefined();
});

test('SES-07 a code expires after 10 min, counts once, and not after a newer one', () => {
  const old = sendCode(world, PHONE, 'register').code;
  pass(60_000);
  const fresh = sendCode(world, PHONE, 'register').code;
  const spent = [old, fresh, fresh].map((code) => spend('register', code));
  expect(spent).toEqual(['wrong-code', undefined, 'expired-code']);
  pass(60_000);
  const late = sendCode(world, PHONE, 'register').code;
  pass(600_000);
  expect(hasLiveCode(world, PHONE, 'register')).toBe(true);
  pass(1);
  expect(spend('register', late)).toBe('expired-code');
});

test('SES-07 a stranger who asks for codes to a number from elsewhere leaves some for its owner', () => {
  const sendFrom = (address: string) => {
    pass(60_000);
    return send('reset', PHONE, address)?.code;
  };
  const requests = Array.from({ length: 6 }, () => sendFrom(STRANGER));
  expect(requests).toEqual([...Array(5).fill(undefined), 'sms-limit']);
  expect(sendFrom(OWNER)).toBeUndefined();
});

test('SES-07 an address gets at most 30 codes an hour, whatever the numbers', () => {
  const sendFrom = (place: number, address: string) => send('register', numbered(place), address);
  for (let place = 0; place < 30; place += 1) expect(sendFrom(place, STRANGER)).toBeUndefined();
  const refused = {
    code: 'address-limit',
    status: 429,
    retryAfterSeconds: 3600,
    parameters: { minutes: 60 },
  };
  expect(sendFrom(30, STRANGER)).toMatchObject(refused);
  expect(sendFrom(30, OWNER)).toBeUndefined();
  pass(3_600_000);
  expect(sendFrom(31, STRANGER)).toBeUndefined();
});

test('SES-09 wrong tries from another address leave a code valid, until 25 in all void it', () => {
  const { code } = sendCode(world, PHONE, 'reset');
  for (let guess = 0; guess < 9; guess += 1) spend('reset', WRONG, STRANGER);
  expect([spend('reset', code, STRANGER), spend('reset', code, OWNER)]).toEqual(['expired-code', undefined]);
  pass(60_000);
  const { code: next } = sendCode(world, PHONE, 'reset');
  for (let guess = 0; guess < 25; guess += 1) spend('reset', WRONG, `203.0.113.${guess}`);
  expect(spend('reset', next, OWNER)).toBe('expired-code');
});

test('SES-07 leading zeros of a number are ignored, and zeros within it are not', () => {
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

test('SES-07 SES-14 a number has a live code until it is used, and for its own purpose alone', () => {
  const live = () => [PHONE, `0${PHONE}`, '933334444'].map((phone) => hasLiveCode(world, phone, 'reset'));
  expect(live()).toEqual([false, false, false]);
  const { code } = sendCode(world, PHONE, 'reset');
  expect([...live(), hasLiveCode(world, PHONE, 'bind')]).toEqual([true, true, false, false]);
  expect(spend('bind', code)).toBe('expired-code');
  spend('reset', code);
  expect(live()).toEqual([false, false, false]);
});

test('SES-07 a number gets at most 15 codes an hour, wherever they are asked from', () => {
  const sendFrom = (place: number) => {
    pass(60_000);
    return send('reset', PHONE, `203.0.113.${place}`);
  };
  for (let place = 0; place < 15; place += 1) expect(sendFrom(place)).toBeUndefined();
  expect(sendFrom(15)).toMatchObject({
    code: 'sms-limit',
    retryAfterSeconds: 2700,
    parameters: { minutes: 45 },
  });
});

test('SES-07 where no address is known, only the codes of a number are counted', () => {
  const codes = Array.from({ length: 40 }, (_, place) => sendCode(world, numbered(place), 'reset'));
  expect(codes.map(({ askedFrom }) => askedFrom)).toEqual(Array(40).fill(''));
  const { askedFrom: _, ...stored } = { ...codes[0], phone: PHONE, kind: 'otp' as const, code: '123456' };
  for (let sent = 5; sent > 0; sent -= 1)
    world.state.sms.push({ ...stored, at: world.now() - sent * 61_000, used: true, wrongTries: 0 });
  expect(send('otp')?.code).toBe('sms-limit');
});

test('SES-09 wrong codes without an address count together, and each is refused at its field', () => {
  sendCode(world, PHONE, 'reset');
  const spent = { phone: PHONE, kind: 'reset', code: 'abcdef', field: 'verificationCode' } as const;
  const said = [undefined, '', undefined, '', undefined, '', undefined].map((address) => {
    const { code, field } = refusalOf(() => spendCode(world, { ...spent, address })) ?? {};
    return `${code} ${field}`;
  });
  expect(said).toEqual([
    ...Array(5).fill('wrong-code verificationCode'),
    ...Array(2).fill('expired-code verificationCode'),
  ]);
});

test('MOC-04 the outbox keeps the latest 2,000 messages', () => {
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
