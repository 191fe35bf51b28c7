import { fieldOf, textOf } from '../../source/json-values.ts';
import type { JourneyState, Player } from '../journey/journey-state.ts';

/** Logs in again, as after a time in which sessions end. */
export async function logInAgain({ context, options }: JourneyState, player: Player): Promise<void> {
  const { username, password } = player;
  const body = { country: options.country, username, password };
  const { data, exchange } = await context.request('userLogin', 'Log in', body);
  player.token = textOf(fieldOf(data, 'token')) ?? exchange.answer?.headers.token;
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
