import { fieldOf } from '../../source/json-values.ts';
import { provoke } from './provoke.ts';
import type { Player, Walk } from './walk.ts';

const WRONG_PASSWORD = 'Wrong.2026';
const UNKNOWN_NUMBER = '900000001';
/** Wrong passwords in a row after which a number is locked (spec point 9 leaves the figure to the server). */
const LOCKED_AFTER = 10;
const LOCK_MS = 15 * 60_000;

const wrongCode = (code: string | undefined) => (code === '000000' ? '111111' : '000000');

/** A number next to the registered one, so it is free too. */
const nextNumber = (number: string) => `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`;

/** Refusals of an account without a phone; it gets one later in the journey. */
export async function provokeUnbound(walk: Walk, owner: Player): Promise<void> {
  const bind = { username: owner.username, verificationCode: '000000' };
  // Only the right code may tell whose number it is.
  await provoke(walk, 'userBindPhone', 'expired-code', owner, { ...bind, username: walk.player.username });
  await provoke(walk, 'userBindPhone', 'expired-code', owner, bind);
  if (fieldOf(await walk.ask('rechargeUsc', owner, {}), 'count') === 0)
    await provoke(walk, 'pbGet', 'first-deposit-missing', owner, { rewardType: 1 });
  await provoke(walk, 'withdrawCreate', 'phone-not-bound', owner, {
    amount: 1000,
    payChannel: 'bank',
    paymentMethod: 'bank',
    account: '00123456789',
  });
}

export async function provokeWrongBindCode(walk: Walk, owner: Player, code: string): Promise<void> {
  const body = { username: owner.username, verificationCode: wrongCode(code) };
  await provoke(walk, 'userBindPhone', 'wrong-code', owner, body);
}

async function registration(walk: Walk): Promise<void> {
  const { options, guest, player } = walk;
  const { country, newUsername, mock } = options;
  const password = WRONG_PASSWORD;
  const taken = { country, username: player.username, password, verificationCode: '000000' };
  await provoke(walk, 'captchaSms', 'phone-taken', guest, { country, phoneNumber: player.username });
  // The answer is that of a free number: only the right code may tell whether it has an account.
  await provoke(walk, 'userRegister', 'expired-code', guest, taken);
  if (newUsername === undefined) return;
  const free = nextNumber(newUsername);
  await provoke(walk, 'userRegister', 'expired-code', guest, { ...taken, username: free });
  // Only our own mock may send an SMS to a number that the user did not give.
  if (!mock) return;
  await walk.reply('captchaSms', guest, { country, phoneNumber: free }, 'A code to be mistyped');
  const verificationCode = wrongCode(await mock.findCode(free));
  await provoke(walk, 'userRegister', 'wrong-code', guest, { ...taken, username: free, verificationCode });
  await provoke(walk, 'captchaSms', 'sms-resend', guest, { country, phoneNumber: free });
}

async function passwords(walk: Walk): Promise<void> {
  const { options, guest, player } = walk;
  const { country, mock } = options;
  const { username, password } = player;
  const change = { oldPassword: password, password };
  await provoke(walk, 'userChangePwd', 'wrong-old-password', player, {
    ...change,
    oldPassword: WRONG_PASSWORD,
  });
  await provoke(walk, 'userChangePwd', 'same-password', player, change);
  const reset = { country, username, password: WRONG_PASSWORD, verificationCode: '000000' };
  await provoke(walk, 'userResetPwd', 'expired-code', guest, reset);
  if (!mock) return;
  const wrong = { ...change, oldPassword: WRONG_PASSWORD };
  for (let times = 0; times < LOCKED_AFTER; times += 1) await walk.reply('userChangePwd', player, wrong);
  await provoke(walk, 'userChangePwd', 'login-locked', player, wrong);
  await mock.pass(LOCK_MS);
  const unknown = { country, username: UNKNOWN_NUMBER };
  await provoke(walk, 'captchaUsernameSms', 'no-bound-phone', guest, unknown);
  await provoke(walk, 'userResetPwd', 'no-bound-phone', guest, { ...reset, ...unknown });
  await mock.pass(61_000);
  await walk.reply('captchaUsernameSms', guest, { country, username }, 'A code to be mistyped');
  const verificationCode = wrongCode(await mock.findCode(username));
  await provoke(walk, 'userResetPwd', 'wrong-code', guest, { ...reset, verificationCode });
  await provoke(walk, 'captchaUsernameSms', 'sms-resend', guest, { country, username });
}

export async function provokeAccountRefusals(walk: Walk): Promise<void> {
  const { options, guest, player, ask } = walk;
  const { country } = options;
  const wrong = { country, username: player.username, password: WRONG_PASSWORD };
  await provoke(walk, 'userLogin', 'wrong-credentials', guest, wrong);
  if (options.mock) {
    const unknown = { ...wrong, username: UNKNOWN_NUMBER };
    for (let times = 0; times < LOCKED_AFTER; times += 1) await walk.reply('userLogin', guest, unknown);
    await provoke(walk, 'userLogin', 'login-locked', guest, unknown);
  }
  const bind = { username: UNKNOWN_NUMBER, verificationCode: '000000' };
  await provoke(walk, 'userBindPhone', 'login-needed', undefined, bind);
  if (fieldOf(await ask('userGetUserInfo', player, {}), 'isPhoneBound') === true) {
    await provoke(walk, 'userBindPhone', 'already-bound', player, bind);
    await provoke(walk, 'captchaSms', 'already-bound', player, { country, phoneNumber: UNKNOWN_NUMBER });
  }
  await registration(walk);
  await passwords(walk);
}
