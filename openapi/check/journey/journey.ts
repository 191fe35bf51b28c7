import { fieldOf, isObject, numberOf, textOf } from '../../source/json-values.ts';
import { isNothing } from '../absent.ts';
import { type CheckContext, VALID } from '../check-context.ts';
import type { Client, Exchange } from '../client.ts';
import { checkIntents } from '../laws/intent-laws.ts';
import { checkLanguages } from '../laws/language-laws.ts';
import { checkLimits } from '../laws/limit-laws.ts';
import { checkLists } from '../laws/list-laws.ts';
import { checkNow } from '../laws/now-laws.ts';
import { checkOffers } from '../laws/offer-laws.ts';
import { checkPairs } from '../laws/pair-laws.ts';
import { checkSessions } from '../laws/session-laws.ts';
import { checkGuest, checkPrivacy, checkTwoPlayers } from '../laws/two-player-laws.ts';
import { checkWire } from '../laws/wire-laws.ts';
import { Misuse } from '../options.ts';
import { expectAccountRefusals } from './account-refusals.ts';
import { accountStage } from './account-stage.ts';
import { expectExclusion } from './exclusion-refusals.ts';
import { ABSENT, expectFailures, nameUnreachable } from './expect-refusal.ts';
import type { JourneyState } from './journey-state.ts';
import { gamesStage, lobbyStage } from './lobby-stages.ts';
import { expectMoneyRefusals } from './money-refusals.ts';
import { depositStage, withdrawStage } from './money-stages.ts';
import { expectOfferRefusals } from './offer-refusals.ts';
import { luckyStage, newUserStage } from './offers-stage.ts';

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
export async function reachHosts(context: CheckContext, client: Client): Promise<void> {
  const { options } = context;
  const first = context.callOf('ping');
  const gateway = context.contract.calls.find(
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
export async function logIn(journey: JourneyState): Promise<void> {
  const { options, player, context } = journey;
  const { username, password } = player;
  const reply = await journey.reply('userLogin', player, { country: options.country, username, password });
  const http = reply?.exchange.answer?.status;
  const message = (textOf(fieldOf(reply?.body, 'message')) ?? 'no message').replace(/\.$/, '');
  if (reply && isNothing(reply.exchange)) {
    journey.notes.push(
      'There is no login yet: only calls that guests may make could be checked, and that others are refused.',
    );
    return;
  }
  if (http !== 200) {
    const target = reply?.exchange.answer?.headers.location;
    const answer = `${http ?? 'nothing'}${target === undefined ? '' : `, a redirect to ${target}`}`;
    throw new Misuse(
      `Login at ${options.main} answers ${answer} (${message}). Check ${http === 400 ? '--username' : '--main'}.`,
    );
  }
  const status = numberOf(fieldOf(reply?.data, 'status'));
  if (fieldOf(reply?.body, 'success') === false || (status !== undefined && status !== 1)) {
    const who = context.secrets.text(username);
    throw new Misuse(`Login as ${who} was refused: ${message}. Check --username and --password.`);
  }
  const token = textOf(fieldOf(fieldOf(reply?.body, 'data'), 'token'));
  if (token) player.token = token;
  context.secrets.learn(token);
  if (!player.token)
    journey.notes.push('Login returned no token, so guarded calls could only be made without a session.');
}

export async function runJourney(journey: JourneyState): Promise<void> {
  for (const stage of stages) if (journey.context.isIncluded(...stage.calls)) await stage.run(journey);
  await callTheOthers(journey);
}

/** Calls without a stage get the contract's example: most need only a session. */
async function callTheOthers({ send, context, guest, player, options }: JourneyState): Promise<void> {
  const { country } = options;
  const made = new Set([...stages.flatMap(({ calls }) => calls), 'userLogin', 'userLogout']);
  for (const { operationId, isGuest, requestExample } of context.calls)
    if (!made.has(operationId))
      await send(operationId, isGuest ? guest : player, {
        ...(isObject(requestExample) ? requestExample : {}),
        ...(fieldOf(requestExample, 'country') === undefined ? {} : { country }),
      });
}

export async function checkLaws(journey: JourneyState): Promise<void> {
  for (const check of [
    ...[checkWire, checkLanguages, checkLists, checkPrivacy, checkNow, checkOffers, checkPairs],
    ...[checkGuest, checkTwoPlayers, checkIntents, checkLimits, checkSessions],
  ])
    await check(journey);
}

/** Makes calls that must be refused, with data from the journey (CON-06). */
export async function expectRefusals(journey: JourneyState): Promise<void> {
  nameUnreachable(journey);
  for (const call of ['gameUrl', 'gameCollect'])
    await journey.refuse(call, 'unknown-game', journey.player, {
      gameId: ABSENT,
      ...(call === 'gameCollect' && { opt: 'add' }),
    });
  await expectAccountRefusals(journey);
  await expectMoneyRefusals(journey);
  await expectOfferRefusals(journey);
  await expectExclusion(journey);
  await expectFailures(journey);
}

/** Logs out and checks that the token is then refused (SES-12). */
export async function logOut(journey: JourneyState): Promise<void> {
  const { context, player } = journey;
  const { token } = player;
  if (!token || !(await journey.reply('userLogout', player, {}))?.isSuccess) return;
  const old = { token, expected: { ...VALID, statuses: [200, 401] }, purpose: 'authorisation' } as const;
  const title = 'After logout with the old token';
  const { exchange, isSuccess } = await context.request('userGetUserInfo', title, {}, old);
  const message = 'is answered with the token that was logged out';
  if (isSuccess) context.broken('userLogout', 'logout-ends-session', 'userGetUserInfo', message, exchange);
}
