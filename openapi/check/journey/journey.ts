import { fieldOf, isObject, numberOf, textOf } from '../../source/json-values.ts';
import { lawsOf } from '../../source/laws.ts';
import { isNothing } from '../absent.ts';
import { type Bench, VALID } from '../bench.ts';
import type { Client, Exchange } from '../client.ts';
import { checkPrivacy } from '../laws/access-laws.ts';
import { asProblems } from '../laws/answer-laws.ts';
import { checkLists } from '../laws/list-laws.ts';
import { checkNow } from '../laws/now-laws.ts';
import { checkOffers } from '../laws/offer-laws.ts';
import { checkPairs } from '../laws/pair-laws.ts';
import { checkSessions } from '../laws/session-laws.ts';
import { checkGuest, checkTwoPlayers } from '../laws/two-player-laws.ts';
import { checkWire } from '../laws/wire-laws.ts';
import { Misuse } from '../options.ts';
import { provokeAccountRefusals } from './account-refusals.ts';
import { accountStage } from './account-stage.ts';
import { provokeExclusion } from './exclusion-refusals.ts';
import { gamesStage, lobbyStage } from './lobby-stages.ts';
import { provokeMoneyRefusals } from './money-refusals.ts';
import { depositStage, withdrawStage } from './money-stages.ts';
import { provokeOfferRefusals } from './offer-refusals.ts';
import { luckyStage, newUserStage } from './offers-stage.ts';
import { ABSENT, nameUnreachable, provoke, provokeFailures } from './provoke.ts';
import type { Walk } from './walk.ts';

const stages = [lobbyStage, accountStage, gamesStage, depositStage, withdrawStage, luckyStage, newUserStage];

function isHtml({ answer }: Exchange): boolean {
  return (
    /text\/html/i.test(answer?.headers['content-type'] ?? '') ||
    /^\s*<(!doctype|html)/i.test(answer?.text ?? '')
  );
}

/**
 * Checks first that both hosts answer, and not with HTML.
 * @throws Misuse with one line that names the host and its flag
 */
export async function reachHosts(bench: Bench, client: Client): Promise<void> {
  const { options } = bench;
  const first = bench.callOf('ping');
  const gateway = bench.contract.calls.find(
    (call) => call.isGateway && call.isGuest && call.kind === 'query',
  );
  const hosts = [
    { flag: '--main', url: options.main, call: first, body: {} },
    ...(gateway
      ? [{ flag: '--gateway', url: options.gateway, call: gateway, body: { country: options.country } }]
      : []),
  ];
  for (const { flag, url, call, body } of hosts) {
    const exchange = await client(call, { purpose: 'journey', title: 'Does the host answer', body });
    if (!exchange.answer)
      throw new Misuse(
        `No answer from ${url} (${exchange.failure}). Check ${flag}, and that the server runs.`,
      );
    if (isHtml(exchange) && !isNothing(exchange)) {
      throw new Misuse(
        `${url}${call.path} answers with HTML instead of JSON (status ${exchange.answer.status}). ${flag} must name the API host, not a web page.`,
      );
    }
  }
}

/** @throws Misuse when the server refuses, because no call with a session could be checked */
export async function logIn(walk: Walk): Promise<void> {
  const { options, player, bench } = walk;
  const { username, password } = player;
  const reply = await walk.reply('userLogin', player, { country: options.country, username, password });
  const http = reply?.exchange.answer?.status;
  const says = (textOf(fieldOf(reply?.body, 'message')) ?? 'no message').replace(/\.$/, '');
  if (reply && isNothing(reply.exchange)) {
    walk.notes.push(
      'There is no login yet: only calls that guests may make could be checked, and that others are refused.',
    );
    return;
  }
  if (http !== 200) {
    const target = reply?.exchange.answer?.headers.location;
    const answer = `${http ?? 'nothing'}${target === undefined ? '' : `, a redirect to ${target}`}`;
    throw new Misuse(`Login at ${options.main} answers ${answer} (${says}). Check --main.`);
  }
  const status = numberOf(fieldOf(reply?.data, 'status'));
  if (fieldOf(reply?.body, 'success') === false || (status !== undefined && status !== 1)) {
    const who = bench.secrets.text(username);
    throw new Misuse(`Login as ${who} was refused: ${says}. Check --username and --password.`);
  }
  const token = textOf(fieldOf(fieldOf(reply?.body, 'data'), 'token'));
  if (token) player.token = token;
  bench.secrets.learn(token);
  if (!player.token)
    walk.notes.push('Login returned no token, so guarded calls could only be made without a session.');
}

export async function walkJourney(walk: Walk): Promise<void> {
  const { only } = walk.options;
  for (const stage of stages) {
    if (!only || stage.calls.some((name) => only.has(name))) await stage.run(walk);
  }
  await askTheOthers(walk);
}

/** Calls without a stage get the contract's example: most need only a session. */
async function askTheOthers({ ask, bench, guest, player, options }: Walk): Promise<void> {
  const { only, country } = options;
  const made = new Set([...stages.flatMap(({ calls }) => calls), 'userLogin', 'userLogout']);
  for (const { operationId, isGuest, requestExample } of bench.contract.calls)
    if (!made.has(operationId) && (!only || only.has(operationId)))
      await ask(operationId, isGuest ? guest : player, {
        ...(isObject(requestExample) ? requestExample : {}),
        ...(fieldOf(requestExample, 'country') === undefined ? {} : { country }),
      });
}

export async function checkLaws(walk: Walk): Promise<void> {
  await checkWire(walk);
  await checkLists(walk);
  await checkPrivacy(walk);
  await checkNow(walk);
  await checkOffers(walk);
  await checkPairs(walk);
  await checkGuest(walk);
  await checkTwoPlayers(walk);
  await checkSessions(walk);
}

/** Makes calls that must be refused, with data from the journey (CON-06). */
export async function provokeRefusals(walk: Walk): Promise<void> {
  nameUnreachable(walk);
  for (const call of ['gameUrl', 'gameCollect'])
    await provoke(walk, call, 'unknown-game', walk.player, {
      gameId: ABSENT,
      ...(call === 'gameCollect' && { opt: 'add' }),
    });
  await provokeAccountRefusals(walk);
  await provokeMoneyRefusals(walk);
  await provokeOfferRefusals(walk);
  await provokeExclusion(walk);
  await provokeFailures(walk);
}

/** Logs out and checks that the token is then refused (SES-12). */
export async function logOut(walk: Walk): Promise<void> {
  const { bench, player } = walk;
  const { token } = player;
  if (!token) return;
  const left = await walk.reply('userLogout', player, {});
  if (!left?.isSuccess) return;
  const logout = bench.callOf('userLogout');
  const law = lawsOf(bench.contract, logout).find(({ name }) => name === 'logout-ends-session');
  const { exchange, isAnswered } = await bench.ask({
    call: bench.callOf('userGetUserInfo'),
    purpose: 'authorisation',
    title: 'After logout with the old token',
    body: {},
    token,
    expected: { ...VALID, statuses: [200, 401] },
  });
  const status = exchange.answer?.status;
  if (law && isAnswered && status !== 401) {
    const says = `is answered with ${status} with the token that was logged out`;
    bench.report(logout, 'authorisation', asProblems(law, [['userGetUserInfo', says]]), exchange);
  }
}
