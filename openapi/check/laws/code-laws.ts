import { fieldOf, numberOf, textOf } from '../../source/json-values.ts';
import { lawsOf } from '../../source/laws.ts';
import { type Reply, VALID } from '../check-context.ts';
import { expectRefusal } from '../journey/expect-refusal.ts';
import type { JourneyState, Player } from '../journey/journey-state.ts';
import { logInAgain } from './fresh-player.ts';
import { sharedLaw } from './shared-laws.ts';

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

const codeOf = ({ body }: Reply) => textOf(fieldOf(fieldOf(body, 'data'), 'code'));

function withOtherDigit(code: string, at: number): string {
  const other = code[at] === '7' ? '3' : '7';
  return `${code.slice(0, at)}${other}${code.slice(at + 1)}`;
}

/** An account of its own, whose codes are read, aged and mistyped in every way (CON-07). */
export async function checkCodes(journey: JourneyState): Promise<void> {
  const { context, control, options, player } = journey;
  const { contract, secrets } = context;
  const isAsked =
    !options.only || ['captchaUsernameSms', 'userLogin'].some((name) => options.only?.has(name));
  if (!options.writes || !isAsked || !control?.code || !control.pass || !control.freeNumber) return;
  const { code: codeFor, pass, freeNumber } = control;
  const { country } = options;
  const free = await freeNumber(options.newUsername ?? player.username);
  if (free === undefined) return;
  const username: string = free;
  secrets.learn(username, LONG, SHORT);

  const ask = (name: string, about: string, body: object) =>
    context.request(name, `Codes and locks: ${about}`, { country, ...body }, { expected: MAY_WAIT });
  const broken = (on: string, name: string, says: string, { exchange }: Reply) => {
    const call = context.callOf(on);
    const law = lawsOf(contract, call).find((one) => one.name === name) ?? sharedLaw(contract, name);
    context.reportLaw(call, law, [[name, says]], exchange);
  };
  const code = async (number = username, on = 'captchaUsernameSms') => {
    await pass(TOO_OLD);
    await ask(on, 'a code', { [on === 'captchaSms' ? 'phoneNumber' : 'username']: number });
    const text = await codeFor(number);
    secrets.learn(text);
    return text ?? '';
  };
  const reset = (verificationCode: string, about: string, password = SHORT) =>
    ask('userResetPwd', about, { username, password, verificationCode });
  const refuses = async (verificationCode: string, about: string) => {
    const reply = await reset(verificationCode, about);
    if (reply.isSuccess) broken('captchaUsernameSms', 'code-rules', `accepts ${about}`, reply);
  };
  const logIn = (password: string, about: string, number = username) =>
    ask('userLogin', about, { username: number, password });
  const isIn = (reply: Reply) => reply.isSuccess && fieldOf(reply.data, 'status') === 1;

  await pass(TOO_OLD);
  const before: string[] = [];
  for (let count = 1; count <= CODES_AN_HOUR; count += 1) {
    const sent = await ask('captchaSms', `code ${count} of an hour`, { phoneNumber: username });
    if (sent.isAnswered && !sent.isSuccess)
      broken('captchaUsernameSms', 'code-rules', `refuses code ${count} of an hour`, sent);
    before.push((await codeFor(username)) ?? '');
    secrets.learn(before.at(-1));
    await pass(90_000);
  }
  const [early = '', first = ''] = [before.at(-2), before.at(-1)];
  const ofEarlier = await ask('userRegister', 'the code before the last', {
    username,
    password: LONG,
    verificationCode: early,
  });
  if (early !== first && ofEarlier.isSuccess)
    broken('captchaUsernameSms', 'code-rules', 'accepts the code before the last', ofEarlier);
  const made = await ask('userRegister', 'an account', { username, password: LONG, verificationCode: first });
  if (!made.isSuccess) return;

  const almost = await logIn(`${LONG.slice(0, -1)}x`, 'another last sign of 24');
  if (isIn(almost)) broken('userLogin', 'password-exact', 'has another last sign of 24', almost);
  const unknown = await logIn(LONG, 'an unknown number', (await freeNumber(username)) ?? 'nobody');
  const [one, other] = [almost, unknown].map(({ exchange: { answer } }) =>
    [answer?.status, answer?.text].join(' '),
  );
  if (one !== other)
    broken(
      'userLogin',
      'same-refusal',
      'is another refusal for an unknown number than for a wrong password',
      unknown,
    );

  const mistyped = await code();
  const half = Math.ceil(mistyped.length / 2);
  for (let at = 0; at < half; at += 1) await refuses(withOtherDigit(mistyped, at), `another digit ${at + 1}`);
  await pass(4 * MINUTE);
  const young = await reset(mistyped, 'a code of four minutes');
  if (young.isAnswered && !young.isSuccess)
    broken('captchaUsernameSms', 'code-rules', 'refuses a code of four minutes', young);

  const penultimate = await code();
  for (let at = half; at < penultimate.length; at += 1)
    await refuses(withOtherDigit(penultimate, at), `another digit ${at + 1}`);
  await pass(90_000);
  await ask('captchaUsernameSms', 'the next code', { username });
  const latest = (await codeFor(username)) ?? '';
  secrets.learn(latest);
  if (latest !== penultimate) await refuses(penultimate, 'the code before the last');
  await pass(TOO_OLD);
  await refuses(latest, 'a code of an hour');

  const ofReset = await code();
  const register = await ask('userRegister', 'a code of another purpose', {
    username,
    password: LONG,
    verificationCode: ofReset,
  });
  if (register.isSuccess || codeOf(register) === 'phone-taken')
    broken('captchaUsernameSms', 'code-rules', 'accepts a code of another purpose', register);
  await ask('captchaUsernameSms', 'a code of another number', { username: player.username });
  const ofOther = (await codeFor(player.username)) ?? '';
  secrets.learn(ofOther);
  if (ofOther !== '' && ofOther !== ofReset) await refuses(ofOther, 'a code of another number');

  const guessed = await code();
  for (let tries = 0; tries < MOST_TRIES; tries += 1)
    await refuses(withOtherDigit(guessed, tries % guessed.length), 'a wrong code');
  await refuses(guessed, `the right code after ${MOST_TRIES} wrong ones`);

  await checkLock();
  for (const first of ['userRegister', 'userBindPhone'] as const) await checkOneOwner(first);

  /** A number that was sent a code to register and one to bind is theirs who is first. */
  async function checkOneOwner(first: 'userRegister' | 'userBindPhone'): Promise<void> {
    const account = await control?.makePlayer?.({ country }).catch(() => undefined);
    const shared = await freeNumber(username);
    if (!account || shared === undefined) return;
    secrets.learn(account.username, account.password, shared);
    const owner: Player = { name: 'player without a phone', ...account };
    await logInAgain(journey, owner);
    await pass(TOO_OLD);
    const sent = { country, phoneNumber: shared };
    await ask('captchaSms', 'a code to register', sent);
    const toRegister = (await codeFor(shared)) ?? '';
    await pass(90_000);
    await context.request('captchaSms', 'Codes and locks: a code to bind', sent, { as: owner });
    const toBind = (await codeFor(shared)) ?? '';
    secrets.learn(toRegister, toBind);
    const steps = {
      userRegister: [
        journey.guest,
        { country, username: shared, password: SHORT, verificationCode: toRegister },
      ],
      userBindPhone: [owner, { username: shared, verificationCode: toBind }],
    } as const;
    const second = first === 'userRegister' ? 'userBindPhone' : 'userRegister';
    const [as, body] = steps[first];
    const done = await context.request(first, 'Codes and locks: the first of two', body, { as });
    journey.guest.token = undefined;
    const [other, late] = steps[second];
    if (done.isSuccess)
      await expectRefusal(journey, second, 'phone-taken', other, late, [
        'wrong-code',
        'expired-code',
        'already-bound',
      ]);
  }

  async function lock(): Promise<number> {
    for (let tries = 0; tries < 12; tries += 1) {
      const reply = await logIn(`${SHORT}x`, 'a wrong password');
      if (codeOf(reply) === 'login-locked')
        return numberOf(fieldOf(fieldOf(reply.body, 'data'), 'retryAfterSeconds')) ?? 0;
    }
    return 0;
  }

  async function checkLock(): Promise<void> {
    const known = await reset(await code(), 'before the lock');
    if (!known.isSuccess) return;
    const seconds = await lock();
    if (seconds === 0) return;
    if (seconds > HOUR_SECONDS) broken('userLogin', 'lock-rules', 'lasts longer than an hour', known);
    const during = await logIn(SHORT, 'the right password of a locked number');
    if (isIn(during))
      broken('userLogin', 'lock-rules', 'opens a locked number for the right password', during);
    await pass((seconds + 1) * 1000);
    const after = await logIn(SHORT, 'the right password after the lock');
    if (after.isAnswered && !isIn(after))
      broken('userLogin', 'lock-rules', 'stays locked after retryAfterSeconds', after);
    await pass(TOO_OLD);
    if ((await lock()) === 0) return;
    await ask('captchaUsernameSms', 'a code of a locked number', { username });
    const lifting = (await codeFor(username)) ?? '';
    secrets.learn(lifting);
    const lifted = await reset(lifting, 'a reset of a locked number', `${SHORT}8`);
    const opened = lifted.isSuccess ? await logIn(`${SHORT}8`, 'after a reset') : lifted;
    if (opened.isAnswered && !isIn(opened))
      broken('userLogin', 'lock-rules', 'stays locked after a reset', opened);
  }
}
