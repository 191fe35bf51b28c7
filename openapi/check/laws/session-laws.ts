import { randomUUID } from 'node:crypto';
import type { Call } from '../../source/contract.ts';
import { fieldOf, isObject, textOf } from '../../source/json-values.ts';
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
const MAY_END = { ...VALID, statuses: [200, 401] };

async function askWith({ context }: JourneyState, law: Law, token: string, about: string): Promise<void> {
  const reply = await context.request(WHERE, `With ${about}`, {}, { token, expected: MAY_END });
  if (!reply.isAnswered || reply.exchange.answer?.status === 401) return;
  const broken = ['header token', `opens the call with ${about}`] as const;
  context.reportLaw(context.callOf(WHERE), law, [broken], reply.exchange);
}

async function logInAs(journey: JourneyState, password: string): Promise<Reply> {
  const { context, options, player } = journey;
  const body = { country: options.country, username: player.username, password };
  return context.request('userLogin', 'Another session', body);
}

const tokenOf = ({ data, exchange }: Reply) =>
  textOf(fieldOf(data, 'token')) ?? exchange.answer?.headers.token;

/** By so much one socket may hear later than another. */
const LATE_MS = 250;
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
  await context.request(WHERE, 'A token grown old', {}, { as: session });
  if (session.token === old) return;
  const overlap = sharedLaw(context.contract, 'token-overlap');
  const replaced = { token: old, expected: MAY_END };
  const again = await context.request(WHERE, 'A token that was replaced a moment ago', {}, replaced);
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
  const socket = await journey.openSocket?.(one);
  const expected = MAY_END;
  const left = await context.request('userLogout', 'Leave one of two sessions', {}, { token: one, expected });
  const other = { token: stays, expected };
  const { exchange } = await context.request(WHERE, 'With the session that was not left', {}, other);
  if (left.isSuccess && exchange.answer?.status === 401)
    context.reportLaw(logout, law, [['token', 'of another session is refused after it']], exchange);
  const packet = journey.memory.own.get('luckyMoneyCreate');
  if (!socket || !left.isSuccess || !isObject(packet) || !options.writes) return;
  const since = new Date().toISOString();
  const order = { ...packet, intentId: randomUUID() };
  const sent = await context.request('luckyMoneyCreate', 'What a socket would hear', order, { as: player });
  if (sent.isSuccess) await journey.expectEvents?.({ since });
  await new Promise<void>((resolve) => setTimeout(resolve, LATE_MS));
  const ended = lawsOf(context.contract, logout).find(({ name }) => name === 'logout-ends-socket');
  if (socket.events.some(({ name, at }) => name === 'balance' && at >= since))
    context.reportLaw(logout, ended, [['balance', 'comes to the socket of the session']], left.exchange);
}

const LONGEST_NUMBER = 10;

async function checkZeros({ context, player, options }: JourneyState): Promise<void> {
  const call = context.callOf('userLogin');
  const law = lawsOf(context.contract, call).find(({ name }) => name === 'leading-zeros');
  if (player.username.length >= LONGEST_NUMBER || !(options.only?.has('userLogin') ?? true)) return;
  const body = { country: options.country, username: `0${player.username}`, password: player.password };
  const reply = await context.request('userLogin', 'With a zero before the number', body);
  if (reply.isAnswered && !reply.isSuccess)
    context.reportLaw(call, law, [['username', 'with a zero before it is another']], reply.exchange);
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
  await checkZeros(journey);
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
