import { expect, test } from 'vitest';
import { createTestWorld, newPlayer, richPlayer } from '../../../tests/support/test-world.ts';
import { bindPhone, changePassword, resetPassword, sendBindCode, sendResetCode } from './account.ts';
import { login } from './login.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { addPlayer, playerById } from './players.ts';
import { openSession, sessionOf } from './sessions.ts';
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

const OLD = 'Antigua-2026';
const NEW = 'Nueva-2026';

test.each(['reset', 'change'] as const)(
  "SES-09 SES-10 a password set by a %s ends every session of the player but the one it was set in, and nobody else's",
  (how) => {
    const { world } = createTestWorld();
    const player = playerById(world, richPlayer);
    player.password = hashPassword(world.random, OLD);
    const [here, stolen, other] = [richPlayer, richPlayer, newPlayer].map((id) => openSession(world, id));
    if (!here || !stolen || !other) throw new Error('three sessions were opened');
    if (how === 'change') changePassword(world, here, { oldPassword: OLD, password: NEW });
    else {
      const { code: verificationCode } = sendResetCode(world, player);
      resetPassword(world, { ...player, password: NEW, verificationCode }, here);
    }
    expect([here, stolen, other].map(({ token }) => sessionOf(world, token)?.playerId)).toEqual([
      richPlayer,
      undefined,
      newPlayer,
    ]);
    expect([OLD, NEW].map((password) => isPassword(player.password, password))).toEqual([false, true]);
  },
);

test.each([
  [OLD, NEW, 'done'],
  [NEW, NEW, 'wrong-old-password'],
  ['', NEW, 'wrong-old-password'],
  [OLD, OLD, 'same-password'],
])(
  'SES-10 with %j as the old password and %j as the new one the change is %s',
  (oldPassword, password, said) => {
    const { world } = createTestWorld();
    const player = playerById(world, richPlayer);
    player.password = hashPassword(world.random, OLD);
    const session = openSession(world, richPlayer);
    expect(answerOf(() => changePassword(world, session, { oldPassword, password }))).toBe(said);
    expect(isPassword(player.password, said === 'done' ? NEW : OLD)).toBe(true);
  },
);

const FREE = '966000000';

/** Whose the number is when its code is typed. */
const owners = {
  nobody: { username: '955000000', phone: null },
  'another phone': { username: '955000000', phone: FREE },
  'another name': { username: FREE, phone: null },
} as const;

test.each([
  ['nobody', 'right', 'done'],
  ['nobody', 'wrong', 'wrong-code'],
  ['another phone', 'right', 'phone-taken'],
  ['another phone', 'wrong', 'wrong-code'],
  ['another name', 'right', 'phone-taken'],
  ['another name', 'wrong', 'wrong-code'],
] as const)(
  'SES-11 a number that became that of %s is bound with a %s code: %s, and only a right code says whose it is',
  (owner, typed, said) => {
    const { world } = createTestWorld();
    const { code } = sendBindCode(world, newPlayer, FREE);
    addPlayer(world, { country: 'CL', password: hashPassword(world.random, OLD), ...owners[owner] });
    const wrong = code === '000000' ? '111111' : '000000';
    expect(
      answerOf(() => bindPhone(world, newPlayer, { phone: FREE, code: typed === 'right' ? code : wrong })),
    ).toBe(said);
    expect(playerById(world, newPlayer).phone).toBe(said === 'done' ? FREE : null);
  },
);

test('SES-11 an account with a phone gets no other one, whatever the code', () => {
  const { world } = createTestWorld();
  const { phone } = playerById(world, richPlayer);
  const { code } = sendCode(world, FREE, 'bind');
  expect([
    answerOf(() => sendBindCode(world, richPlayer, FREE)),
    answerOf(() => bindPhone(world, richPlayer, { phone: FREE, code })),
  ]).toEqual(['already-bound', 'already-bound']);
  expect(playerById(world, richPlayer).phone).toBe(phone);
});
