import { fieldOf, listOf, numberOf, textOf } from '../../source/json-values.ts';
import type { Caller } from '../check-context.ts';
import { UNCOVERED } from './expect-refusal.ts';
import type { JourneyState, Player } from './journey-state.ts';
import { withdrawalBy } from './payers.ts';

const WRONG_PASSWORD = 'Wrong.2026';
const UNKNOWN_NUMBER = '900000001';
const NO_CODE = '000000';
const FUTURE = '2999-12-31';
/** Number of wrong passwords that must lock a number (contract, userLogin). */
const LOCKED_AFTER = 10;
const LONGEST_LOCK_MS = 60 * 60_000;

const nextNumber = (number: string) => `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`;

export async function expectUnbound(journey: JourneyState, owner: Player): Promise<void> {
  const bind = { username: owner.username, verificationCode: NO_CODE };
  // Only the right code may reveal the owner of a number.
  await journey.refuse('userBindPhone', 'expired-code', owner, {
    ...bind,
    username: journey.player.username,
  });
  await journey.refuse('userBindPhone', 'expired-code', owner, bind);
  if (fieldOf(await journey.ask('rechargeUsc', owner, {}), 'count') === 0)
    await journey.refuse('pbGet', 'first-deposit-missing', owner, { rewardType: 1 });
  const { country, seed } = journey.options;
  const [method] = listOf(await journey.ask('withdrawPaymentMethods', owner, { country }));
  // A new account has no money either, and the contract does not say which refusal comes first.
  if (method !== undefined)
    await journey.refuse(
      'withdrawCreate',
      'phone-not-bound',
      owner,
      withdrawalBy(method, owner.username, seed),
      UNCOVERED,
    );
}

async function registration(journey: JourneyState): Promise<void> {
  const { options, guest, player } = journey;
  const { country, newUsername } = options;
  const password = WRONG_PASSWORD;
  const taken = { country, username: player.username, password, verificationCode: NO_CODE };
  await journey.refuse('captchaSms', 'phone-taken', guest, { country, phoneNumber: player.username });
  // A taken number gets the same answer as a free one, because only the right code may reveal it.
  await journey.refuse('userRegister', 'expired-code', guest, taken);
  await journey.refuse('userRegister', 'under-age', guest, { ...taken, birthDate: FUTURE }, ['expired-code']);
  if (newUsername !== undefined)
    await journey.refuse('userRegister', 'expired-code', guest, {
      ...taken,
      username: nextNumber(newUsername),
    });
}

/**
 * Sends wrong data until the lock answers.
 * @returns duration of the lock in ms
 */
async function lockOut(
  journey: JourneyState,
  operationId: string,
  as: Caller,
  body: object,
): Promise<number> {
  for (let times = 0; times < LOCKED_AFTER; times += 1) {
    const reply = await journey.reply(operationId, as, body);
    if (reply?.code === 'login-locked') break;
  }
  const locked = await journey.refuse(operationId, 'login-locked', as, body);
  const seconds = numberOf(fieldOf(fieldOf(locked?.body, 'data'), 'retryAfterSeconds'));
  return seconds === undefined ? LONGEST_LOCK_MS : (seconds + 1) * 1000;
}

async function passwords(journey: JourneyState): Promise<void> {
  const { control, options, guest, player, ask } = journey;
  const { country } = options;
  const { username, password } = player;
  const change = { oldPassword: password, password };
  const wrong = { oldPassword: WRONG_PASSWORD, password: `${WRONG_PASSWORD}2` };
  await journey.refuse('userChangePwd', 'wrong-old-password', player, wrong);
  await journey.refuse('userChangePwd', 'same-password', player, change);
  const reset = { country, username, password: WRONG_PASSWORD, verificationCode: NO_CODE };
  const bound = textOf(
    fieldOf(await ask('userCheckBindViaUser', guest, { country, username }), 'phoneNumber'),
  );
  // When nobody can read codes, the last code stays unused, so `wrong-code` is correct too.
  const unread = control?.code || options.findCode ? [] : ['wrong-code'];
  if (bound) await journey.refuse('userResetPwd', 'expired-code', guest, reset, unread);
  if (options.writes && control?.pass)
    await control.pass(await lockOut(journey, 'userChangePwd', player, wrong));
  // The number may belong to a real person. Only a test environment that shows its codes may send an SMS to it.
  if (!control?.code) return;
  const unknown = { country, username: UNKNOWN_NUMBER };
  if (fieldOf(await ask('userCheckBindViaUser', guest, unknown), 'phoneNumber') !== '') return;
  await journey.refuse('captchaUsernameSms', 'no-bound-phone', guest, unknown);
  await journey.refuse('userResetPwd', 'no-bound-phone', guest, { ...reset, ...unknown });
}

export async function expectAccountRefusals(journey: JourneyState): Promise<void> {
  const { control, options, guest, player, ask } = journey;
  const { country } = options;
  const wrong = { country, username: player.username, password: WRONG_PASSWORD };
  await journey.refuse('userLogin', 'wrong-credentials', guest, wrong);
  if (control?.pass && options.parts.has('refusals'))
    await lockOut(journey, 'userLogin', guest, { ...wrong, username: UNKNOWN_NUMBER });
  const bind = { username: UNKNOWN_NUMBER, verificationCode: NO_CODE };
  await journey.refuse('userBindPhone', 'login-needed', undefined, bind);
  if (fieldOf(await ask('userGetUserInfo', player, {}), 'isPhoneBound') === true) {
    await journey.refuse('userBindPhone', 'already-bound', player, bind, ['expired-code']);
    await journey.refuse('captchaSms', 'already-bound', player, {
      country,
      phoneNumber: UNKNOWN_NUMBER,
    });
  }
  await registration(journey);
  await passwords(journey);
}
