import { fieldOf, textOf } from '../../source/json-values.ts';
import type { JourneyState, Player } from '../journey/journey-state.ts';
import type { Account } from '../options.ts';

/** A session beside those that there are. Its token is in the answer or in the header. */
export async function openSession(
  { context, options }: JourneyState,
  { username, password }: Account,
  title = 'Log in',
) {
  const reply = await context.request('userLogin', title, { country: options.country, username, password });
  return { ...reply, token: textOf(fieldOf(reply.data, 'token')) ?? reply.exchange.answer?.headers.token };
}

/** Logs in again, as after a time in which sessions end. */
export async function logInAgain(journey: JourneyState, player: Player): Promise<void> {
  player.token = (await openSession(journey, player)).token;
}

/** A player of the test environment with a bound phone and this much cash. */
export async function freshPlayer(
  journey: JourneyState,
  name: string,
  cash: number,
): Promise<Player | undefined> {
  const { context, control, options } = journey;
  const { country } = options;
  // The control has noted why it made none.
  const made = control?.makePlayer?.({ country, isPhoneBound: true, cash });
  const account = await made?.catch(() => undefined);
  if (!account) return undefined;
  context.secrets.learn(account.username, account.password);
  const player: Player = { name, ...account };
  await logInAgain(journey, player);
  return player.token === undefined ? undefined : player;
}
