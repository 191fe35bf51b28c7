import { ping } from '../../api/generated/ping.ts';
import type { App } from '../../lib/app.ts';
import { syncServerTime } from '../../lib/server-clock.ts';

/** @returns ms since 1970 @throws CallError when the server does not tell its time */
export async function fetchServerTime(app: App): Promise<number> {
  const time = Date.parse((await ping({})).serverTime);
  syncServerTime(app, time, performance.now());
  return time;
}
