import type { Call } from '../../source/contract.ts';
import { fieldOf, textOf } from '../../source/json-values.ts';
import { type Law, lawsOf } from '../../source/laws.ts';
import { type Reply, VALID } from '../check-context.ts';
import type { JourneyState } from '../journey/journey-state.ts';
import { sharedLaw } from './shared-laws.ts';

function otherCase(text: string): string | undefined {
  const other = text.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  return other === text ? undefined : other;
}

const WHERE = 'userGetUserInfo';

async function askWith({ context }: JourneyState, law: Law, token: string, about: string): Promise<boolean> {
  const call = context.callOf(WHERE);
  const expected = { ...VALID, statuses: [200, 401] };
  const title = `With ${about}`;
  const reply = await context.ask({ call, purpose: 'laws', title, body: {}, token, expected });
  if (!reply.isAnswered || reply.exchange.answer?.status === 401) return true;
  context.reportLaw(call, law, [['header token', `opens the call with ${about}`]], reply.exchange);
  return false;
}

async function logInAs(journey: JourneyState, password: string): Promise<Reply> {
  const { context, options, player } = journey;
  const body = { country: options.country, username: player.username, password };
  return context.ask({
    call: context.callOf('userLogin'),
    purpose: 'laws',
    title: 'Another session',
    body,
    expected: VALID,
  });
}

const tokenOf = ({ data, exchange }: Reply) =>
  textOf(fieldOf(data, 'token')) ?? exchange.answer?.headers.token;

const HALF_AN_HOUR = 31 * 60_000;
const AN_HOUR = 61 * 60_000;

/** A replaced token must end. Only a clock that can be moved shows this in time. */
async function checkReplaced(journey: JourneyState, old: string): Promise<void> {
  const { context, control } = journey;
  const law = sharedLaw(context.contract, 'old-token');
  if (!law || !control?.pass) return;
  const session = { name: 'another session', token: old };
  const call = context.callOf(WHERE);
  await control.pass(HALF_AN_HOUR);
  await context.ask({
    call,
    purpose: 'laws',
    title: 'A token grown old',
    body: {},
    as: session,
    expected: VALID,
  });
  if (session.token === old) return;
  const overlap = sharedLaw(context.contract, 'token-overlap');
  const again = await context.ask({
    call,
    purpose: 'laws',
    title: 'A token that was replaced a moment ago',
    body: {},
    token: old,
    expected: { ...VALID, statuses: [200, 401] },
  });
  if (again.exchange.answer?.status === 401)
    context.reportLaw(
      call,
      overlap,
      [['header token', 'is refused a moment after another took its place']],
      again.exchange,
    );
  await control.pass(AN_HOUR);
  await askWith(journey, law, old, 'a token that was replaced an hour ago');
}

async function checkOneLogout(journey: JourneyState): Promise<void> {
  const { context, player, options } = journey;
  const logout = context.callOf('userLogout');
  const law = lawsOf(context.contract, logout).find(({ name }) => name === 'logout-ends-one');
  if (!law || !(options.only?.has('userLogout') ?? true)) return;
  const [one, stays] = [
    tokenOf(await logInAs(journey, player.password)),
    tokenOf(await logInAs(journey, player.password)),
  ];
  if (!one || !stays) return;
  const question = { purpose: 'laws', body: {}, expected: { ...VALID, statuses: [200, 401] } } as const;
  const left = await context.ask({
    ...question,
    call: logout,
    title: 'Leave one of two sessions',
    token: one,
  });
  const { exchange } = await context.ask({
    ...question,
    call: context.callOf(WHERE),
    title: 'With the session that was not left',
    token: stays,
  });
  if (left.isSuccess && exchange.answer?.status === 401)
    context.reportLaw(logout, law, [['token', 'of another session is refused after it']], exchange);
}

/** Tokens and passwords are compared letter for letter, and a replaced token ends (CON-07). */
export async function checkSessions(journey: JourneyState): Promise<void> {
  const { context, player, options } = journey;
  const isAsked = (call: Call) => options.only?.has(call.operationId) ?? true;
  const [exact, strict] = ['token-exact', 'password-exact'].map((name) => sharedLaw(context.contract, name));
  const login = context.callOf('userLogin');
  const passwords = [
    [otherCase(player.password), 'in the other case'],
    [`${player.password}x`, 'with a letter more'],
  ] as const;
  for (const [other, about] of strict && isAsked(login) ? passwords : []) {
    const reply = other === undefined ? undefined : await logInAs(journey, other);
    if (reply?.isSuccess && fieldOf(reply.data, 'status') === 1)
      context.reportLaw(login, strict, [['password', `opens the account ${about}`]], reply.exchange);
  }
  await checkOneLogout(journey);
  if (!exact || !isAsked(context.callOf(WHERE))) return;
  const token = tokenOf(await logInAs(journey, player.password));
  if (!token) return;
  const wrong = [
    [`${token}x`, 'a letter more in the token'],
    [token.slice(0, -1), 'a letter less in the token'],
    [otherCase(token), 'the token in the other case'],
  ] as const;
  for (const [text, about] of wrong) if (text) await askWith(journey, exact, text, about);
  await checkReplaced(journey, token);
}
