import { fieldOf, numberOf, textOf } from '../../source/json-values.ts';
import type { Caller } from '../check-context.ts';
import { expectUnbound } from './account-refusals.ts';
import { wrongCode } from './expect-refusal.ts';
import { ACCEPTED_TERMS, type JourneyState, type Player, type Stage } from './journey-state.ts';

/** Temporary password. The report names it when it could not be changed back. */
const temporaryFor = (password: string) => (password === 'Contrato.2026' ? 'Contrato.2027' : 'Contrato.2026');

/** Spec point 9 says 60 s. */
const LONGEST_WAIT_SECONDS = 90;

/**
 * Requests an SMS code. It waits and repeats once when the server says that it is too soon.
 * @param neededBy the call that is skipped without the code
 * @returns undefined when no code was sent or its text is unknown
 */
async function codeFor(
  journey: JourneyState,
  as: Caller,
  operationId: 'captchaSms' | 'captchaUsernameSms',
  phone: string,
  neededBy: string,
): Promise<string | undefined> {
  const { options, control, context } = journey;
  const body = {
    country: options.country,
    [operationId === 'captchaSms' ? 'phoneNumber' : 'username']: phone,
  };
  let reply = await journey.reply(operationId, as, body);
  if (reply?.exchange.answer?.status === 429) {
    const seconds = numberOf(fieldOf(fieldOf(reply.body, 'data'), 'retryAfterSeconds'));
    if (seconds !== undefined && seconds <= LONGEST_WAIT_SECONDS) {
      const ms = (seconds + 1) * 1000;
      if (control?.pass) await control.pass(ms);
      else await new Promise<void>((resolve) => setTimeout(resolve, ms));
      reply = await journey.reply(operationId, as, body);
    }
  }
  if (reply?.isSuccess) await journey.refuse(operationId, 'sms-resend', as, body);
  const code = reply?.isSuccess ? await journey.findCode?.(phone) : undefined;
  context.secrets.learn(code);
  if (code === undefined) journey.skip(neededBy, 'no SMS code: give --code, or --control with the part sms');
  return code;
}

async function login(journey: JourneyState, as: Player, password: string): Promise<void> {
  const body = { country: journey.options.country, username: as.username, password };
  const data = await journey.send('userLogin', as, body);
  // Without a token in the answer, the bench has taken it from the header.
  const token = data === undefined ? undefined : (textOf(fieldOf(data, 'token')) ?? as.token);
  if (!token) return;
  as.token = token;
  if (as === journey.player) journey.socket?.logIn(token);
}

async function register(journey: JourneyState): Promise<void> {
  const { options, guest } = journey;
  const { country, newUsername: username } = options;
  if (username === undefined) {
    for (const name of ['captchaSms', 'userRegister'])
      journey.skip(name, 'needs --new-username, a free number to register');
    return;
  }
  const verificationCode = await codeFor(journey, guest, 'captchaSms', username, 'userRegister');
  if (verificationCode === undefined) return;
  const { password } = options.player;
  const body = { country, username, password, verificationCode, terms: ACCEPTED_TERMS };
  const wrong = { ...body, verificationCode: wrongCode(verificationCode) };
  await journey.refuse('userRegister', 'wrong-code', guest, wrong);
  const data = await journey.send('userRegister', guest, body);
  if (data === undefined) return;
  journey.companion = {
    name: 'newcomer',
    username,
    password,
    token: textOf(fieldOf(data, 'token')) ?? guest.token,
  };
  // The token of the answer belongs to the new account, not to the guest.
  guest.token = undefined;
  await expectSpent(journey, 'userRegister', { country, username, password, verificationCode });
}

async function bindPhone(journey: JourneyState): Promise<Player | undefined> {
  const { options, player } = journey;
  if (!options.second) {
    const body = { username: player.username, verificationCode: '000000' };
    await journey.send('userBindPhone', player, body, 'Bind a phone with a wrong code');
    return undefined;
  }
  const owner: Player = { name: 'second player', ...options.second };
  const { username } = owner;
  await login(journey, owner, owner.password);
  if (owner.token === undefined) return undefined;
  if (fieldOf(await journey.send('userGetUserInfo', owner, {}), 'isPhoneBound') === true) {
    journey.skip('userBindPhone', 'the second account already has a phone');
    return owner;
  }
  await expectUnbound(journey, owner);
  const verificationCode = await codeFor(journey, owner, 'captchaSms', username, 'userBindPhone');
  if (verificationCode === undefined) return owner;
  const wrong = { username, verificationCode: wrongCode(verificationCode) };
  await journey.refuse('userBindPhone', 'wrong-code', owner, wrong);
  await journey.send('userBindPhone', owner, { username, verificationCode });
  journey.companion ??= owner;
  return owner;
}

async function otherSession(journey: JourneyState, of: Player, password = of.password): Promise<Player> {
  const session: Player = { ...of, name: `${of.name}, another session`, token: undefined };
  await login(journey, session, password);
  return session;
}

/** After a change the old password and the other sessions must be refused (SES-09, SES-10). */
async function expectEnded(
  { context, options }: JourneyState,
  operationId: 'userResetPwd' | 'userChangePwd',
  of: Player,
  password: string,
  { token }: Player,
): Promise<void> {
  if (!context.isIncluded(operationId)) return;
  const body = { country: options.country, username: of.username, password };
  const reply = await context.request('userLogin', `With the password of before (${of.name})`, body);
  const accepts = 'still accepts the password of before';
  if (reply.isSuccess) context.broken(operationId, 'old-password', 'userLogin', accepts, reply.exchange);
  if (!token) return;
  const message = 'a session of before the change is refused with 401';
  const expected = { statuses: [200, 401], rule: 'other-sessions-end', message };
  const title = `With a session from before (${of.name})`;
  const { isAnswered, exchange } = await context.request('userGetUserInfo', title, {}, { token, expected });
  const keeps = 'still accepts a session of before';
  if (isAnswered && exchange.answer?.status !== 401)
    context.broken(operationId, 'other-sessions-end', 'userGetUserInfo', keeps, exchange);
}

/** A code works once, so a repeated call must be refused with wrong-code or expired-code. */
async function expectSpent(
  { context }: JourneyState,
  operationId: 'userResetPwd' | 'userRegister',
  body: object,
): Promise<void> {
  if (!context.isIncluded(operationId)) return;
  const reply = await context.request(operationId, 'With a code that was used', body);
  const { isAnswered, isSuccess, code = 'no code', exchange } = reply;
  if (!isAnswered || exchange.answer?.status === 429 || /^(wrong|expired)-code$/.test(code)) return;
  const message = `was used before, and is ${isSuccess ? 'accepted' : `answered with ${code}`}`;
  context.broken(operationId, 'code-once', 'verificationCode', message, exchange);
}

async function changePasswords(journey: JourneyState): Promise<void> {
  const { options, guest } = journey;
  const as = journey.companion ?? journey.player;
  const { username, password: original } = as;
  const temporary = temporaryFor(original);
  let current = original;
  const other = await otherSession(journey, as);
  const verificationCode = await codeFor(journey, guest, 'captchaUsernameSms', username, 'userResetPwd');
  if (verificationCode !== undefined) {
    const body = { country: options.country, username, password: temporary, verificationCode };
    const wrong = { ...body, verificationCode: wrongCode(verificationCode) };
    await journey.refuse('userResetPwd', 'wrong-code', guest, wrong);
    if ((await journey.send('userResetPwd', guest, body)) !== undefined) {
      current = temporary;
      await expectSpent(journey, 'userResetPwd', body);
      await expectEnded(journey, 'userResetPwd', as, original, other);
    }
    await login(journey, as, current);
  }
  const change = (password: string, title?: string) =>
    journey.send('userChangePwd', as, { oldPassword: current, password }, title);
  if (current === original) {
    if ((await change(temporary)) === undefined) return;
    await expectEnded(journey, 'userChangePwd', as, original, other);
    current = temporary;
  }
  const next = await otherSession(journey, as, current);
  if ((await change(original, 'Change the password back')) !== undefined)
    await expectEnded(journey, 'userChangePwd', as, current, next);
  else journey.notes.push(`The password of one account is still ${temporary}: it could not be changed back.`);
}

export const accountStage: Stage = {
  calls: [
    'userGetUserInfo',
    'walletBalance',
    'rechargeUsc',
    'walletActivityRecords',
    'userCheckBindViaUser',
    'captchaSms',
    'userRegister',
    'userBindPhone',
    'captchaUsernameSms',
    'userResetPwd',
    'userChangePwd',
  ],
  async run(journey) {
    const { send, player, guest, options } = journey;
    await send('userGetUserInfo', player, {});
    await send('walletBalance', player, {});
    await send('rechargeUsc', player, {});
    await send('userCheckBindViaUser', guest, { country: options.country, username: player.username });
    if (options.writes) {
      await register(journey);
      const owner = await bindPhone(journey);
      await changePasswords(journey);
      // An account without a phone is enough for all other calls.
      if (owner?.token) journey.companion ??= owner;
      if (owner?.token && owner !== journey.companion) journey.third = owner;
      const { companion } = journey;
      if (companion?.token) await journey.socket?.watchOther(companion.name, companion.token);
    }
    await send('walletActivityRecords', player, { pageNum: 1, pageSize: 20 });
  },
};
