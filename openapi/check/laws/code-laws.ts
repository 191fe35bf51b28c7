import { fieldOf, numberOf } from '../../source/json-values.ts';
import { type Reply, VALID } from '../check-context.ts';
import { wrongCode } from '../journey/expect-refusal.ts';
import type { JourneyState, Player } from '../journey/journey-state.ts';
import { logInAgain } from './fresh-player.ts';

const MINUTE = 60_000;
const TOO_OLD = 61 * MINUTE;
const HOUR_SECONDS = 3600;
const CODES_AN_HOUR = 3;
/** So many wrong tries void a code at the latest (contract, captchaSms). */
const MOST_TRIES = 10;
/** The longest that a register may choose: every sign of it counts. */
const LONG = 'Contrato.2026.Veinte4-Ab';
const SHORT = 'Contrato.2027';

const MAY_WAIT = { ...VALID, statuses: [200, 429] };

/** An account of its own, whose codes are read, aged and mistyped in every way (CON-07). */
export async function checkCodes(journey: JourneyState): Promise<void> {
  const { context, control, options, player } = journey;
  const { secrets } = context;
  if (!options.writes || !context.isIncluded('captchaUsernameSms', 'userLogin')) return;
  if (!control?.code || !control.pass || !control.freeNumber) return;
  const { code: codeFor, pass, freeNumber, makePlayer } = control;
  const { country } = options;
  const free = await freeNumber(options.newUsername ?? player.username);
  if (free === undefined) return;
  const username: string = free;
  secrets.learn(username, LONG, SHORT);

  const send = (name: string, about: string, body: object) =>
    context.request(name, `Codes and locks: ${about}`, { country, ...body }, { expected: MAY_WAIT });
  const isIn = (reply: Reply) => reply.isSuccess && fieldOf(reply.data, 'status') === 1;
  /** A rule is broken by a call that succeeds, or by one that is refused. */
  const expect = (isRight: boolean, on: string, law: string, message: string, { exchange }: Reply) => {
    if (!isRight) context.broken(on, law, law, message, exchange);
  };
  const mustRefuse = (about: string, reply: Reply) =>
    expect(!reply.isSuccess, 'captchaUsernameSms', 'code-rules', `accepts ${about}`, reply);
  const mustTake = (about: string, reply: Reply) => {
    const isRight = reply.isSuccess || !reply.isAnswered;
    expect(isRight, 'captchaUsernameSms', 'code-rules', `refuses ${about}`, reply);
  };
  const read = async (number: string) => {
    const text = (await codeFor(number)) ?? '';
    secrets.learn(text);
    return text;
  };
  const code = async () => {
    await pass(TOO_OLD);
    await send('captchaUsernameSms', 'a code', { username });
    return read(username);
  };
  const reset = (verificationCode: string, about: string, password = SHORT) =>
    send('userResetPwd', about, { username, password, verificationCode });
  const refuses = async (verificationCode: string, about: string) =>
    mustRefuse(about, await reset(verificationCode, about));
  const register = (verificationCode: string, about: string) =>
    send('userRegister', about, { username, password: LONG, verificationCode });
  const logIn = (password: string, about: string, number = username) =>
    send('userLogin', about, { username: number, password });

  await pass(TOO_OLD);
  const before: string[] = [];
  for (let count = 1; count <= CODES_AN_HOUR; count += 1) {
    const about = `code ${count} of an hour`;
    mustTake(about, await send('captchaSms', about, { phoneNumber: username }));
    before.push(await read(username));
    await pass(90_000);
  }
  const [early = '', first = ''] = before.slice(-2);
  const ofEarlier = await register(early, 'the code before the last');
  if (early !== first) mustRefuse('the code before the last', ofEarlier);
  if (!(await register(first, 'an account')).isSuccess) return;

  const almost = await logIn(`${LONG.slice(0, -1)}x`, 'another last sign of 24');
  expect(!isIn(almost), 'userLogin', 'password-exact', 'has another last sign of 24', almost);
  const unknown = await logIn(LONG, 'an unknown number', (await freeNumber(username)) ?? 'nobody');
  const [one, other] = [almost, unknown].map(
    ({ exchange: { answer } }) => `${answer?.status} ${answer?.text}`,
  );
  const differs = 'is another refusal for an unknown number than for a wrong password';
  expect(one === other, 'userLogin', 'same-refusal', differs, unknown);

  const mistyped = await code();
  const half = Math.ceil(mistyped.length / 2);
  for (let at = 0; at < half; at += 1) await refuses(wrongCode(mistyped, at), `another digit ${at + 1}`);
  await pass(4 * MINUTE);
  mustTake('a code of four minutes', await reset(mistyped, 'a code of four minutes'));

  const penultimate = await code();
  for (let at = half; at < penultimate.length; at += 1)
    await refuses(wrongCode(penultimate, at), `another digit ${at + 1}`);
  await pass(90_000);
  await send('captchaUsernameSms', 'the next code', { username });
  const latest = await read(username);
  if (latest !== penultimate) await refuses(penultimate, 'the code before the last');
  await pass(TOO_OLD);
  await refuses(latest, 'a code of an hour');

  const ofReset = await code();
  const registered = await register(ofReset, 'a code of another purpose');
  const isTaken = registered.isSuccess || registered.code === 'phone-taken';
  expect(!isTaken, 'captchaUsernameSms', 'code-rules', 'accepts a code of another purpose', registered);
  await send('captchaUsernameSms', 'a code of another number', { username: player.username });
  const ofOther = await read(player.username);
  if (ofOther !== '' && ofOther !== ofReset) await refuses(ofOther, 'a code of another number');

  const guessed = await code();
  for (let tries = 0; tries < MOST_TRIES; tries += 1)
    await refuses(wrongCode(guessed, tries % guessed.length), 'a wrong code');
  await refuses(guessed, `the right code after ${MOST_TRIES} wrong ones`);

  await checkLock();
  for (const first of ['userRegister', 'userBindPhone'] as const) await checkOneOwner(first);

  /** A number that was sent a code to register and one to bind is theirs who is first. */
  async function checkOneOwner(first: 'userRegister' | 'userBindPhone'): Promise<void> {
    const account = await makePlayer?.({ country }).catch(() => undefined);
    const shared = await freeNumber(username);
    if (!account || shared === undefined) return;
    secrets.learn(account.username, account.password, shared);
    const owner: Player = { name: 'player without a phone', ...account };
    await logInAgain(journey, owner);
    await pass(TOO_OLD);
    const sent = { country, phoneNumber: shared };
    await send('captchaSms', 'a code to register', sent);
    const toRegister = await read(shared);
    await pass(90_000);
    await context.request('captchaSms', 'Codes and locks: a code to bind', sent, { as: owner });
    const toBind = await read(shared);
    const registration = { country, username: shared, password: SHORT, verificationCode: toRegister };
    const steps = {
      userRegister: [journey.guest, registration],
      userBindPhone: [owner, { username: shared, verificationCode: toBind }],
    } as const;
    const second = first === 'userRegister' ? 'userBindPhone' : 'userRegister';
    const [as, body] = steps[first];
    const done = await context.request(first, 'Codes and locks: the first of two', body, { as });
    journey.guest.token = undefined;
    const [other, late] = steps[second];
    const others = ['wrong-code', 'expired-code', 'already-bound'];
    if (done.isSuccess) await journey.refuse(second, 'phone-taken', other, late, others);
  }

  async function lock(): Promise<number> {
    for (let tries = 0; tries < 12; tries += 1) {
      const { code, body } = await logIn(`${SHORT}x`, 'a wrong password');
      if (code === 'login-locked') return numberOf(fieldOf(fieldOf(body, 'data'), 'retryAfterSeconds')) ?? 0;
    }
    return 0;
  }

  async function checkLock(): Promise<void> {
    const known = await reset(await code(), 'before the lock');
    const seconds = known.isSuccess ? await lock() : 0;
    if (seconds === 0) return;
    const rule = (isRight: boolean, message: string, reply: Reply) =>
      expect(isRight, 'userLogin', 'lock-rules', message, reply);
    rule(seconds <= HOUR_SECONDS, 'lasts longer than an hour', known);
    const during = await logIn(SHORT, 'the right password of a locked number');
    rule(!isIn(during), 'opens a locked number for the right password', during);
    await pass((seconds + 1) * 1000);
    const after = await logIn(SHORT, 'the right password after the lock');
    rule(isIn(after) || !after.isAnswered, 'stays locked after retryAfterSeconds', after);
    await pass(TOO_OLD);
    if ((await lock()) === 0) return;
    await send('captchaUsernameSms', 'a code of a locked number', { username });
    const lifted = await reset(await read(username), 'a reset of a locked number', `${SHORT}8`);
    const opened = lifted.isSuccess ? await logIn(`${SHORT}8`, 'after a reset') : lifted;
    rule(isIn(opened) || !opened.isAnswered, 'stays locked after a reset', opened);
  }
}
