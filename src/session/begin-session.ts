import type { App } from '../lib/app.ts';
import { deviceMark } from '../lib/device-mark.ts';
import { removeDevice, writeDevice } from '../lib/device-storage.ts';
import { newIntentId } from '../lib/intent-id.ts';
import { adopt, follow, isOnDevice, OF_TOKEN, readSession, stateOf, writeSession } from './session-store.ts';

/** Tells on this device whether two logins are one player's, and names nobody. */
export const accountMark = (
  app: App,
  { country, username }: { country?: string | undefined; username: string },
) => deviceMark(app, `${country} ${username}`);

/** @param account of the player: the market (spec point 4, country), and the mark of `accountMark` */
export function beginSession(
  app: App,
  token: string,
  { country, account }: { country?: string | undefined; account?: string | undefined } = {},
): void {
  const { owner: before } = stateOf(app);
  const login = newIntentId(app.ports.crypto);
  const isSame = before?.account !== undefined && before.account === account;
  const session = { token, login, owner: isSame ? before : { id: login, ...(account && { account }) } };
  // Stored first, because followPage then sees the market of the new session.
  if (country) writeDevice(app, 'country', country);
  writeSession(app, session);
  adopt(app, session);
}

/** Names the owner of a token that came without a name: with an address, or from an earlier release. */
export function nameOwner(app: App, account: string): void {
  // Another tab may have a newer token of this session.
  const session = readSession(app);
  if (!session || !isOnDevice(app, stateOf(app).session) || session.owner.account === account) return;
  const named = { ...session, owner: { ...session.owner, account } };
  writeSession(app, named);
  adopt(app, named);
}

/** Removes the session and its country from this device (SES-12); the caller logs out at the server. */
export function endSession(app: App): void {
  if (isOnDevice(app, stateOf(app).session)) removeDevice(app, 'token', 'owner', 'country', ...OF_TOKEN);
  follow(app);
}
