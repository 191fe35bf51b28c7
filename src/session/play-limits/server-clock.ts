import { ping } from '../../api/generated/ping.ts';
import { hearServerTime } from '../../lib/server-clock.ts';

/** Asks the server what time it is, in ms since 1970. @throws CallError when it does not say */
export async function askServerTime(): Promise<number> {
  const time = Date.parse((await ping({})).serverTime);
  hearServerTime(time, performance.now());
  return time;
}
