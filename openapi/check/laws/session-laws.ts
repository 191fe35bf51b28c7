import type { Call } from '../../source/contract.ts';
import { fieldOf, textOf } from '../../source/json-values.ts';
import { type Law, lawsOf } from '../../source/laws.ts';
import { type Reply, VALID } from '../bench.ts';
import type { Walk } from '../journey/walk.ts';
import { sharedLaw } from './shared-laws.ts';

function otherCase(text: string): string | undefined {
  const other = text.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  return other === text ? undefined : other;
}

const WHERE = 'userGetUserInfo';

async function askWith({ bench }: Walk, law: Law, token: string, about: string): Promise<boolean> {
  const call = bench.callOf(WHERE);
  const expected = { ...VALID, statuses: [200, 401] };
  const title = `With ${about}`;
  const reply = await bench.ask({ call, purpose: 'laws', title, body: {}, token, expected });
  if (!reply.isAnswered || reply.exchange.answer?.status === 401) return true;
  bench.reportLaw(call, law, [['header token', `opens the call with ${about}`]], reply.exchange);
  return false;
}

async function logInAs(walk: Walk, password: string): Promise<Reply> {
  const { bench, options, player } = walk;
  const body = { country: options.country, username: player.username, password };
  return bench.ask({
    call: bench.callOf('userLogin'),
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
async function checkReplaced(walk: Walk, old: string): Promise<void> {
  const { bench, control } = walk;
  const law = sharedLaw(bench.contract, 'old-token');
  if (!law || !control?.pass) return;
  const session = { name: 'another session', token: old };
  const call = bench.callOf(WHERE);
  await control.pass(HALF_AN_HOUR);
  await bench.ask({
    call,
    purpose: 'laws',
    title: 'A token grown old',
    body: {},
    as: session,
    expected: VALID,
  });
  if (session.token === old) return;
  const overlap = sharedLaw(bench.contract, 'token-overlap');
  const again = await bench.ask({
    call,
    purpose: 'laws',
    title: 'A token that was replaced a moment ago',
    body: {},
    token: old,
    expected: { ...VALID, statuses: [200, 401] },
  });
  if (again.exchange.answer?.status === 401)
    bench.reportLaw(
      call,
      overlap,
      [['header token', 'is refused a moment after another took its place']],
      again.exchange,
    );
  await control.pass(AN_HOUR);
  await askWith(walk, law, old, 'a token that was replaced an hour ago');
}

async function checkOneLogout(walk: Walk): Promise<void> {
  const { bench, player, options } = walk;
  const logout = bench.callOf('userLogout');
  const law = lawsOf(bench.contract, logout).find(({ name }) => name === 'logout-ends-one');
  if (!law || !(options.only?.has('userLogout') ?? true)) return;
  const [one, stays] = [
    tokenOf(await logInAs(walk, player.password)),
    tokenOf(await logInAs(walk, player.password)),
  ];
  if (!one || !stays) return;
  const question = { purpose: 'laws', body: {}, expected: { ...VALID, statuses: [200, 401] } } as const;
  const left = await bench.ask({ ...question, call: logout, title: 'Leave one of two sessions', token: one });
  const { exchange } = await bench.ask({
    ...question,
    call: bench.callOf(WHERE),
    title: 'With the session that was not left',
    token: stays,
  });
  if (left.isSuccess && exchange.answer?.status === 401)
    bench.reportLaw(logout, law, [['token', 'of another session is refused after it']], exchange);
}

/** Tokens and passwords are compared letter for letter, and a replaced token ends (CON-07). */
export async function checkSessions(walk: Walk): Promise<void> {
  const { bench, player, options } = walk;
  const isAsked = (call: Call) => options.only?.has(call.operationId) ?? true;
  const [exact, strict] = ['token-exact', 'password-exact'].map((name) => sharedLaw(bench.contract, name));
  const login = bench.callOf('userLogin');
  const passwords = [
    [otherCase(player.password), 'in the other case'],
    [`${player.password}x`, 'with a letter more'],
  ] as const;
  for (const [other, about] of strict && isAsked(login) ? passwords : []) {
    const reply = other === undefined ? undefined : await logInAs(walk, other);
    if (reply?.isSuccess && fieldOf(reply.data, 'status') === 1)
      bench.reportLaw(login, strict, [['password', `opens the account ${about}`]], reply.exchange);
  }
  await checkOneLogout(walk);
  if (!exact || !isAsked(bench.callOf(WHERE))) return;
  const token = tokenOf(await logInAs(walk, player.password));
  if (!token) return;
  const wrong = [
    [`${token}x`, 'a letter more in the token'],
    [token.slice(0, -1), 'a letter less in the token'],
    [otherCase(token), 'the token in the other case'],
  ] as const;
  for (const [text, about] of wrong) if (text) await askWith(walk, exact, text, about);
  await checkReplaced(walk, token);
}
