import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readLimited } from '../../mock-server/http/request-body.ts';
import { claimPacket } from '../../mock-server/world/lucky-money/packet-claim.ts';
import { createPacket } from '../../mock-server/world/lucky-money/packet-create.ts';
import { login } from '../../mock-server/world/players/login.ts';
import { sendCode, spendCode } from '../../mock-server/world/players/sms.ts';
import { createRechargeOrder } from '../../mock-server/world/recharge/recharge-create.ts';
import { prepay } from '../../mock-server/world/recharge/recharge-prepay.ts';
import { newPasswordRule, numberRule, passwordRule } from '../../src/features/auth/account-rules.ts';
import { checkPacket } from '../../src/features/lucky-money/create/packet-rule.ts';
import { askLimits, type Limit } from '../support/limits.ts';
import { refusalOf } from '../support/test-seat.ts';
import { createTestWorld, newPlayer, richPlayer } from '../support/test-world.ts';

const MINUTE = 60_000;
const PHONE = '955554444';
const HOME = '10.0.0.1';
const RIGHT = { country: 'CL', username: '912345678', password: 'Copihue2026', address: HOME };

function afterWrong(count: number, username: (at: number) => string, waitsMs = 0): string {
  const { world, pass } = createTestWorld();
  for (let at = 0; at < count; at += 1)
    refusalOf(() => login(world, { ...RIGHT, username: username(at), password: 'Otra-clave1' }));
  pass(waitsMs);
  return refusalOf(() => login(world, RIGHT));
}

/** One code a minute. @returns the answer to the last one */
function codesTo(count: number, phone: (at: number) => string): string {
  const { world, pass } = createTestWorld();
  const said = Array.from({ length: count }, (_, at) => {
    pass(at === 0 ? 0 : MINUTE);
    return refusalOf(() => sendCode(world, phone(at), 'register', HOME));
  });
  return said.at(-1) ?? 'done';
}

function codeAfter(guesses: number, waitsMs: number): string {
  const { world, pass } = createTestWorld();
  const { code } = sendCode(world, PHONE, 'register', HOME);
  const written = { phone: PHONE, kind: 'register' as const, field: 'verificationCode', address: HOME };
  for (let at = 0; at < guesses; at += 1)
    refusalOf(() => spendCode(world, { ...written, code: code === '000000' ? '000001' : '000000' }));
  pass(waitsMs);
  return refusalOf(() => spendCode(world, { ...written, code }));
}

const packet = { amount: 300_000, shares: 3, kind: 'equal' as const };
const guide = { finished: true, minShare: 1, maxAmount: 500_000, maxShares: 100, openHours: 24 };
const isTaken = (rule: v.GenericSchema<string>, text: string) => v.is(rule, text);
const text = (length: number) => 'a'.repeat(length);

/** At each limit: one more try, one more code, one moment too early or too late. */
const LIMITS: readonly Limit[] = [
  {
    name: 'wrong passwords of a number',
    at: 9,
    unit: 1,
    refuses: 'above',
    code: 'login-locked',
    ask: (count) => afterWrong(count, () => RIGHT.username),
  },
  {
    name: 'time of that lock',
    at: 15 * MINUTE,
    unit: 1,
    refuses: 'below',
    code: 'login-locked',
    ask: (waitsMs) => afterWrong(10, () => RIGHT.username, waitsMs),
  },
  {
    name: 'wrong passwords from an address',
    at: 99,
    unit: 1,
    refuses: 'above',
    code: 'login-address-limit',
    ask: (count) => afterWrong(count, (at) => String(950_000_000 + at)),
  },
  {
    name: 'wait for another code',
    at: MINUTE,
    unit: 1,
    refuses: 'below',
    code: 'sms-resend',
    ask(waitsMs) {
      const { world, pass } = createTestWorld();
      sendCode(world, PHONE, 'register', HOME);
      pass(waitsMs);
      return refusalOf(() => sendCode(world, PHONE, 'register', HOME));
    },
  },
  {
    name: 'codes to a number within the hour',
    at: 5,
    unit: 1,
    refuses: 'above',
    code: 'sms-limit',
    ask: (count) => codesTo(count, () => PHONE),
  },
  {
    name: 'codes from an address within the hour',
    at: 30,
    unit: 1,
    refuses: 'above',
    code: 'address-limit',
    ask: (count) => codesTo(count, (at) => String(950_000_000 + at)),
  },
  {
    name: 'wrong guesses of a code',
    at: 4,
    unit: 1,
    refuses: 'above',
    code: 'expired-code',
    ask: (guesses) => codeAfter(guesses, 0),
  },
  {
    name: 'life of a code',
    at: 10 * MINUTE,
    unit: 1,
    refuses: 'above',
    code: 'expired-code',
    ask: (waitsMs) => codeAfter(0, waitsMs),
  },
  {
    name: 'life of an unpaid order',
    at: 30 * MINUTE - 1,
    unit: 1,
    refuses: 'above',
    code: 'order-closed',
    ask(waitsMs) {
      const { world, pass } = createTestWorld();
      const order = { amount: 1_000_000, paymentMethod: 'webpay', payChannel: 'transbank' };
      const { id } = createRechargeOrder(world, richPlayer, order);
      pass(waitsMs);
      const payment = {
        id,
        account: '12345678-5',
        payChannel: 'transbank',
        routing: 'webpay-plus',
        returnOrigin: '',
      };
      return refusalOf(() => prepay(world, richPlayer, payment));
    },
  },
  {
    name: 'life of a packet',
    at: 24 * 60 * MINUTE - 1,
    unit: 1,
    refuses: 'above',
    code: 'packet-expired',
    ask(waitsMs) {
      const { world, pass } = createTestWorld();
      const { id } = createPacket(world, richPlayer, packet);
      pass(waitsMs);
      return refusalOf(() => claimPacket(world, newPlayer, id));
    },
  },
];

/** Limits of the forms; contract-limits.test.ts proves the server's. */
const FORMS: readonly [name: string, least: number, most: number, takes: (size: number) => boolean][] = [
  ['digits of a number', 9, 10, (size) => isTaken(numberRule('56'), '9'.repeat(size))],
  ['letters of a password', 6, 24, (size) => isTaken(passwordRule, text(size))],
  ['letters of a new password', 6, 16, (size) => isTaken(newPasswordRule, text(size))],
  [
    'shares of a packet',
    1,
    100,
    (size) => {
      const draft = { amount: '500000', shares: String(size), kind: 'equal' as const, greeting: '' };
      return checkPacket(draft, guide, undefined, true).output !== undefined;
    },
  ],
];

/** Refusals that another test file proves. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'amount-below-minimum': 'tests/money/limits.test.ts',
  'amount-above-maximum': 'tests/money/limits.test.ts',
  'activity-minimum': 'tests/money/limits.test.ts',
  'withdrawable-exceeded': 'tests/money/limits.test.ts',
  'packet-share-minimum': 'tests/money/limits.test.ts',
  'packet-uncovered': 'tests/money/limits.test.ts',
  'bonus-not-wagered': 'mock-server/world/withdraw/withdraw-create.test.ts',
  'pig-not-full': 'mock-server/world/cashback/pig.test.ts',
  'pig-resting': 'mock-server/world/cashback/pig.test.ts',
  'too-many-requests': 'mock-server/create-mock-backend.test.ts',
};

describe('every limit of a count or a time, at, just below and just above', () => {
  test('SES-04 SES-07 DEP-03 RED-01 the last try, code and moment count, and the next one does not', () => {
    expect(askLimits(LIMITS)).toEqual({ broken: [], asked: 3 * LIMITS.length });
  });

  test('MOC-03 a body may have 64 kB and not a byte more', async () => {
    const said = (bytes: number) => {
      const body = new Request('http://a.test', { method: 'POST', body: 'x'.repeat(bytes) });
      return readLimited(body).then(
        (read) => read.length,
        (error: { code: string }) => error.code,
      );
    };
    const most = 64 * 1024;
    expect([await said(most - 1), await said(most), await said(most + 1)]).toEqual([
      most - 1,
      most,
      'body-too-large',
    ]);
  });

  test.each(FORMS)(
    'SES-02 SES-09 RED-01 a form takes %s from %i to %i and no other',
    (_name, least, most, takes) => {
      const sizes = [least - 1, least, least + 1, most - 1, most, most + 1];
      expect(sizes.filter((size) => takes(size) !== (size >= least && size <= most))).toEqual([]);
    },
  );

  test('CON-06 every refusal for a limit has its row', () => {
    const refusals = readFileSync('openapi/refusals.yaml', 'utf8');
    const codes = [...refusals.matchAll(/^ {0,2}([a-z]+(?:-[a-z]+)+):$/gm)].map(([, code = '']) => code);
    const ofLimits = codes.filter((code) =>
      /minimum|maximum|exceeded|uncovered|limit|locked|resend|expired|too-|closed|wagered|full|resting/.test(
        code,
      ),
    );
    expect(ofLimits.length).toBeGreaterThan(15);
    const rows = [...LIMITS.map(({ code }) => code), 'body-too-large', ...Object.keys(ELSEWHERE)];
    expect(ofLimits.filter((code) => !rows.includes(code))).toEqual([]);
    const silent = Object.entries(ELSEWHERE).filter(
      ([code, file]) => !readFileSync(file, 'utf8').includes(code),
    );
    expect(silent).toEqual([]);
  });
});
