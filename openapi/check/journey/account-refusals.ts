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
  const { send, options, player, refuse } = journey;
  const { country, seed } = options;
  // Only the right code may reveal the owner of a number.
  for (const { username } of [player, owner])
    await refuse('userBindPhone', 'expired-code', owner, { username, verificationCode: NO_CODE });
  if (fieldOf(await send('rechargeUsc', owner, {}), 'count') === 0)
    await refuse('pbGet', 'first-deposit-missing', owner, { rewardType: 1 });
  const [method] = listOf(await send('withdrawPaymentMethods', owner, { country }));
  const payout = withdrawalBy(method, owner.username, seed);
  // A new account has no money either, and the contract does not say which refusal comes first.
  if (method !== undefined) await refuse('withdrawCreate', 'phone-not-bound', owner, payout, UNCOVERED);
}

async function registration({ options, guest, player, refuse }: JourneyState): Promise<void> {
  const { country, newUsername } = options;
  const password = WRONG_PASSWORD;
  const taken = { country, username: player.username, password, verificationCode: NO_CODE };
  await refuse('captchaSms', 'phone-taken', guest, { country, phoneNumber: player.username });
  await refuse('userRegister', 'under-age', guest, { ...taken, birthDate: FUTURE }, ['expired-code']);
  // A taken number gets the same answer as a free one, because only the right code may reveal it.
  const numbers = [player.username, ...(newUsername === undefined ? [] : [nextNumber(newUsername)])];
  for (const username of numbers) await refuse('userRegister', 'expired-code', guest, { ...taken, username });
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
  const { control, options, guest, player, send, refuse } = journey;
  const { country } = options;
  const { username, password } = player;
  const change = { oldPassword: password, password };
  const wrong = { oldPassword: WRONG_PASSWORD, password: `${WRONG_PASSWORD}2` };
  await refuse('userChangePwd', 'wrong-old-password', player, wrong);
  await refuse('userChangePwd', 'same-password', player, change);
  const reset = { country, username, password: WRONG_PASSWORD, verificationCode: NO_CODE };
  const bound = textOf(
    fieldOf(await send('userCheckBindViaUser', guest, { country, username }), 'phoneNumber'),
  );
  // When nobody can read codes, the last code stays unused, so `wrong-code` is correct too.
  const unread = control?.code || options.findCode ? [] : ['wrong-code'];
  if (bound) await refuse('userResetPwd', 'expired-code', guest, reset, unread);
  if (options.writes && control?.pass)
    await control.pass(await lockOut(journey, 'userChangePwd', player, wrong));
  // The number may belong to a real person. Only a test environment that shows its codes may send an SMS to it.
  if (!control?.code) return;
  const unknown = { country, username: UNKNOWN_NUMBER };
  if (fieldOf(await send('userCheckBindViaUser', guest, unknown), 'phoneNumber') !== '') return;
  await refuse('captchaUsernameSms', 'no-bound-phone', guest, unknown);
  await refuse('userResetPwd', 'no-bound-phone', guest, { ...reset, ...unknown });
}

export async function expectAccountRefusals(journey: JourneyState): Promise<void> {
  const { control, options, guest, player, send, refuse } = journey;
  const { country } = options;
  const wrong = { country, username: player.username, password: WRONG_PASSWORD };
  await refuse('userLogin', 'wrong-credentials', guest, wrong);
  if (control?.pass && options.parts.has('refusals'))
    await lockOut(journey, 'userLogin', guest, { ...wrong, username: UNKNOWN_NUMBER });
  const bind = { username: UNKNOWN_NUMBER, verificationCode: NO_CODE };
  await refuse('userBindPhone', 'login-needed', undefined, bind);
  if (fieldOf(await send('userGetUserInfo', player, {}), 'isPhoneBound') === true) {
    await refuse('userBindPhone', 'already-bound', player, bind, ['expired-code']);
    await refuse('captchaSms', 'already-bound', player, { country, phoneNumber: UNKNOWN_NUMBER });
  }
  await registration(journey);
  await passwords(journey);
}
