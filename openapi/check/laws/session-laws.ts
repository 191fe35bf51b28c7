import { randomUUID } from 'node:crypto';
import { fieldOf, isObject } from '../../source/json-values.ts';
import { type Reply, VALID } from '../check-context.ts';
import type { JourneyState } from '../journey/journey-state.ts';
import { openSession } from './fresh-player.ts';

function otherCase(text: string): string | undefined {
  const other = text.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  return other === text ? undefined : other;
}

const WHERE = 'userGetUserInfo';
const MAY_END = { ...VALID, statuses: [200, 401] };

const isRefused = ({ exchange }: Reply) => exchange.answer?.status === 401;

const withToken = ({ context }: JourneyState, title: string, token: string) =>
  context.request(WHERE, title, {}, { token, expected: MAY_END });

async function mustEnd(journey: JourneyState, law: string, token: string, about: string): Promise<void> {
  const reply = await withToken(journey, `With ${about}`, token);
  if (reply.isSuccess)
    journey.context.broken(WHERE, law, 'header token', `opens the call with ${about}`, reply.exchange);
}

const logInAs = (journey: JourneyState, password: string) =>
  openSession(journey, { ...journey.player, password }, 'Another session');

/** By so much one socket may hear later than another. */
const LATE_MS = 250;
const HALF_AN_HOUR = 31 * 60_000;
const AN_HOUR = 61 * 60_000;

/** A replaced token must end. Only a clock that can be moved shows this in time. */
async function checkReplaced(journey: JourneyState, old: string): Promise<void> {
  const { context, control } = journey;
  if (!control?.pass) return;
  const session = { name: 'another session', token: old };
  await control.pass(HALF_AN_HOUR);
  await context.request(WHERE, 'A token grown old', {}, { as: session });
  if (session.token === old) return;
  const again = await withToken(journey, 'A token that was replaced a moment ago', old);
  const message = 'is refused a moment after another took its place';
  if (isRefused(again)) context.broken(WHERE, 'token-overlap', 'header token', message, again.exchange);
  await control.pass(AN_HOUR);
  await mustEnd(journey, 'old-token', old, 'a token that was replaced an hour ago');
}

async function checkOneLogout(journey: JourneyState): Promise<void> {
  const { context, player, options } = journey;
  if (!context.isIncluded('userLogout')) return;
  const { token: one } = await logInAs(journey, player.password);
  const { token: stays } = await logInAs(journey, player.password);
  if (!one || !stays) return;
  const socket = await journey.socket?.open(one);
  const leaving = { token: one, expected: MAY_END };
  const left = await context.request('userLogout', 'Leave one of two sessions', {}, leaving);
  const other = await withToken(journey, 'With the session that was not left', stays);
  const message = 'of another session is refused after it';
  if (left.isSuccess && isRefused(other))
    context.broken('userLogout', 'logout-ends-one', 'token', message, other.exchange);
  const packet = journey.memory.own.get('luckyMoneyCreate');
  if (!socket || !left.isSuccess || !isObject(packet) || !options.writes) return;
  const since = new Date().toISOString();
  const order = { ...packet, intentId: randomUUID() };
  const sent = await context.request('luckyMoneyCreate', 'What a socket would hear', order, { as: player });
  if (sent.isSuccess) await journey.socket?.expectEvents({ since });
  await new Promise<void>((resolve) => setTimeout(resolve, LATE_MS));
  const comes = 'comes to the socket of the session';
  if (socket.events.some(({ name, at }) => name === 'balance' && at >= since))
    context.broken('userLogout', 'logout-ends-socket', 'balance', comes, left.exchange);
}

const LONGEST_NUMBER = 10;

async function checkZeros(journey: JourneyState): Promise<void> {
  const { context, player } = journey;
  if (player.username.length >= LONGEST_NUMBER || !context.isIncluded('userLogin')) return;
  const account = { ...player, username: `0${player.username}` };
  const reply = await openSession(journey, account, 'With a zero before the number');
  const message = 'with a zero before it is another';
  if (reply.isAnswered && !reply.isSuccess)
    context.broken('userLogin', 'leading-zeros', 'username', message, reply.exchange);
}

/** Tokens and passwords are compared letter for letter, and a replaced token ends (CON-07). */
export async function checkSessions(journey: JourneyState): Promise<void> {
  const { context, player } = journey;
  const passwords = [
    [otherCase(player.password), 'in the other case'],
    [`${player.password}x`, 'with a letter more'],
  ] as const;
  for (const [other, about] of context.isIncluded('userLogin') ? passwords : []) {
    const reply = other === undefined ? undefined : await logInAs(journey, other);
    const message = `opens the account ${about}`;
    if (reply?.isSuccess && fieldOf(reply.data, 'status') === 1)
      context.broken('userLogin', 'password-exact', 'password', message, reply.exchange);
  }
  await checkOneLogout(journey);
  await checkZeros(journey);
  if (!context.isIncluded(WHERE)) return;
  const { token } = await logInAs(journey, player.password);
  if (!token) return;
  const wrong = [
    [`${token}x`, 'a letter more in the token'],
    [token.slice(0, -1), 'a letter less in the token'],
    [otherCase(token), 'the token in the other case'],
  ] as const;
  for (const [text, about] of wrong) if (text) await mustEnd(journey, 'token-exact', text, about);
  await checkReplaced(journey, token);
}
