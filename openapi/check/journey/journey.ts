import { fieldOf, numberOf, textOf } from '../../source/json-values.ts';
import { Misuse } from '../options.ts';
import { accountStage } from './account-stage.ts';
import { depositStage } from './deposit-stage.ts';
import { gamesStage } from './games-stage.ts';
import { lobbyStage } from './lobby-stage.ts';
import { luckyStage, newUserStage } from './offers-stage.ts';
import type { Walk } from './walk.ts';
import { withdrawStage } from './withdraw-stage.ts';

/** In the order a player would come by them. */
const stages = [lobbyStage, accountStage, gamesStage, depositStage, withdrawStage, luckyStage, newUserStage];

/**
 * Logs the player in.
 * @throws Misuse when the server says no: nothing that needs a session could be checked
 */
export async function logIn(walk: Walk): Promise<void> {
  const { options, player, bench } = walk;
  const { username, password } = options.player;
  const reply = await walk.reply('userLogin', player, { country: options.country, username, password });
  const http = reply?.exchange.answer?.status;
  const says = (textOf(fieldOf(reply?.body, 'message')) ?? 'no message').replace(/\.$/, '');
  if (http !== 200) {
    throw new Misuse(`Login at ${options.main} answers ${http ?? 'nothing'} (${says}). Check --main.`);
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
    walk.notes.push('Login brought no token, so guarded calls could only be asked without a session.');
}

/** Walks the journey, or the stages that hold a wanted call. */
export async function walkJourney(walk: Walk): Promise<void> {
  const { only } = walk.options;
  for (const stage of stages) {
    if (!only || stage.calls.some((name) => only.has(name))) await stage.run(walk);
  }
}

/** Logs out, and sees that the token is worth nothing afterwards (SES-12). */
export async function logOut(walk: Walk): Promise<void> {
  const { bench, player } = walk;
  const { token } = player;
  if (!token) return;
  const left = await walk.reply('userLogout', player, {});
  // A guarded read, so that an open door shows.
  if (left?.isSuccess) {
    await bench.ask({
      call: bench.callOf('userGetUserInfo'),
      purpose: 'authorisation',
      title: 'After logout with the old token',
      body: {},
      token,
      expected: {
        statuses: [401],
        rule: 'logout-ends-session',
        says: 'a token that was logged out is refused with 401',
      },
    });
  }
}
