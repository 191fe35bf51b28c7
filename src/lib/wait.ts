import type { App } from './app.ts';
import { serverNow } from './server-clock.ts';

/** A stored wait, which stays right after the page slept or was loaded again (SES-14). */
export interface Wait {
  /** By the phone's clock, ms since 1970. */
  until: number;
  /** By the server's clock, if it is known: a phone's clock may change meanwhile. */
  serverUntil?: number | undefined;
  /** Length of the whole wait; it limits the wait when the phone's clock was set back. */
  lengthMs: number;
}

export interface Moment {
  phone: number;
  server?: number | undefined;
}

export const momentOf = (app: App): Moment => ({ phone: Date.now(), server: serverNow(app) });

export function waitOf(lengthMs: number, { phone, server }: Moment): Wait {
  return {
    until: phone + lengthMs,
    lengthMs,
    ...(server !== undefined && { serverUntil: server + lengthMs }),
  };
}

/** @returns ms, 0 when the wait is over or there is none */
export function msLeft(wait: Wait | undefined, { phone, server }: Moment): number {
  if (!wait) return 0;
  const { until, serverUntil, lengthMs } = wait;
  const left = serverUntil !== undefined && server !== undefined ? serverUntil - server : until - phone;
  return Math.max(0, Math.min(left, lengthMs));
}

export const secondsLeft = (...of: Parameters<typeof msLeft>): number => Math.ceil(msLeft(...of) / 1_000);
