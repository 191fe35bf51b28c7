import { ping } from '../../api/generated/ping.ts';

/**
 * The server's time. Pauses and waits end by it alone: a phone's clock that is wrong, or was put forward or back, makes
 * none shorter (PLR-02).
 */
let heard: { serverTime: number; at: number } | undefined;

/** Asks the server what time it is, in ms since 1970. @throws CallError when it does not say */
export async function askServerTime(): Promise<number> {
  const { serverTime } = await ping({});
  heard = { serverTime: Date.parse(serverTime), at: performance.now() };
  return heard.serverTime;
}

/** The server's time now, counted on from what it last said; undefined before it said anything on this page. */
export function serverNow(): number | undefined {
  return heard && heard.serverTime + (performance.now() - heard.at);
}
