import type { App } from '../lib/app.ts';
import { deviceMark } from '../lib/device-mark.ts';

/** Tells on this device whether two logins are one player's, and names nobody. */
export const accountMark = (
  app: App,
  { country, username }: { country?: string | undefined; username: string },
) => deviceMark(app, `${country} ${username}`);
