import { expect, test } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import { codeOf, createTestWorld, newPlayer, richPlayer } from '../../../tests/support/test-world.ts';
import {
  bindPhone,
  boundPhoneOf,
  changePassword,
  resetPassword,
  sendBindCode,
  sendResetCode,
} from './account.ts';
import { login } from './login.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { addPlayer, playerById } from './players.ts';
import { openSession, sessionOf } from './sessions.ts';
import { sendCode } from './sms.ts';

test.each([
  ['otp', 'reset', 'bind'],
  ['reset', 'otp', 'otp'],
] as const)(
  'DEP-07 SES-07 codes of payments and of accounts do not delay each other, with %s first',
  (first, other, third) => {
    const { world } = createTestWorld();
    const kinds = [first, other, first, other, third];
    const said = kinds.map((kind) => codeOf(() => sendCode(world, '922000000', kind)));
    expect(said).toEqual(['done', 'done', ...Array(3).fill('sms-resend')]);
  },
);

const OLD = 'Antigua-2026';
const NEW = 'Nueva-2026';

test.each(['reset', 'change'] as const)(
  "SES-09 SES-10 a password set by a %s ends every session of the player but the one it was set in, and nobody else's",
  (how) => {
    const { world } = createTestWorld();
    const player = playerById(world, richPlayer);
    player.password = hashPassword(world.random('salt'), OLD);
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
  'SES-11 a number that meanwhile belongs to %s is answered, with a %s code, by %s',
  (owner, typed, said) => {
    const { world } = createTestWorld();
    const { code } = sendBindCode(world, newPlayer, FREE);
    addPlayer(world, { country: 'CL', password: hashPassword(world.random('salt'), OLD), ...owners[owner] });
    expect(
      codeOf(() => bindPhone(world, newPlayer, { phone: FREE, code: typed === 'right' ? code : '000000' })),
    ).toBe(said);
    expect(playerById(world, newPlayer).phone).toBe(said === 'done' ? FREE : null);
  },
);

test.each(['', '0', '00'])(
  'SES-11 a player may bind the number that is their own username, however it is written: "%s987654321"',
  (zeros) => {
    const { world } = createTestWorld();
    const phone = `${zeros}987654321`;
    const { code } = sendBindCode(world, newPlayer, phone);
    expect(bindPhone(world, newPlayer, { phone, code })).toBe('987654321');
    expect(playerById(world, newPlayer).phone).toBe('987654321');
  },
);

test('SES-09 an account without a phone and an unknown account get the same answer', () => {
  const { world } = createTestWorld();
  const told = (username: string) => boundPhoneOf(world, { country: 'CL', username });
  expect(['912345678', '987654321', '900000000'].map(told)).toEqual(['912345678', null, null]);
});

test('SES-10 wrong old passwords and wrong logins count together, and a lock holds for both', () => {
  const { world } = createTestWorld();
  const session = openSession(world, richPlayer);
  const change = () =>
    codeOf(() => changePassword(world, session, { oldPassword: 'equivocada', password: NEW }));
  const enter = () =>
    codeOf(() => login(world, { country: 'CL', username: '912345678', password: 'equivocada' }));
  const tries = Array.from({ length: 5 }, () => [change(), enter()]);
  expect(tries.flat().at(-2)).toBe('wrong-old-password');
  expect([tries.flat().at(-1), change(), enter()]).toEqual(Array(3).fill('login-locked'));
});

const guest = { country: 'CL', username: '900000000' };
const rich = { country: 'CL', username: '912345678' };
const unbound = { country: 'CL', username: '987654321' };
const set = { password: NEW, verificationCode: 'abcdef' };
type World = ReturnType<typeof createTestWorld>['world'];

const change =
  (oldPassword: string, password = NEW) =>
  (world: World) =>
    changePassword(world, openSession(world, richPlayer), { oldPassword, password });
const bind =
  (phone: string, code = 'abcdef') =>
  (world: World) =>
    bindPhone(world, newPlayer, { phone, code });

test.each<[code: string, field: string, act: (world: World) => unknown]>([
  ['no-bound-phone', 'username', (world) => sendResetCode(world, guest)],
  ['no-bound-phone', 'username', (world) => sendResetCode(world, unbound)],
  ['no-bound-phone', 'username', (world) => resetPassword(world, { ...guest, ...set })],
  ['no-bound-phone', 'username', (world) => resetPassword(world, { ...unbound, ...set })],
  ['expired-code', 'verificationCode', (world) => resetPassword(world, { ...rich, ...set })],
  ['wrong-credentials', 'username', (world) => login(world, { ...rich, password: 'equivocada' })],
  ['wrong-old-password', 'oldPassword', change(OLD)],
  ['same-password', 'password', change('Copihue2026', 'Copihue2026')],
  ['already-bound', 'phoneNumber', (world) => sendBindCode(world, richPlayer, FREE)],
  ['already-bound', 'username', (world) => bindPhone(world, richPlayer, { phone: FREE, code: 'abcdef' })],
  ['phone-taken', 'phoneNumber', (world) => sendBindCode(world, newPlayer, '912345678')],
  ['expired-code', 'verificationCode', bind(FREE)],
  [
    'wrong-code',
    'verificationCode',
    (world) => {
      sendResetCode(world, rich);
      resetPassword(world, { ...rich, ...set });
    },
  ],
  ['phone-taken', 'username', (world) => bind('912345678', sendCode(world, '912345678', 'bind').code)(world)],
])('SES-09 SES-10 SES-11 the refusal %s names the field %s', (code, field, act) => {
  const { world } = createTestWorld();
  expect(() => act(world)).toThrow(refused(code, field));
});
