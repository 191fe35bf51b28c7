import type { CallError } from '../../../api/call-error.ts';
import { type App, part } from '../../../lib/app.ts';
import { appStore } from '../../../lib/app-store.ts';
import { readTab, writeTab } from '../../../lib/tab-memory.ts';
import { useSeconds } from '../../../ui/use-seconds.ts';

/** Purpose of a code; each has its own codes. */
export type SmsPurpose = 'register' | 'reset' | 'bind';

/** Until when no other code may be asked for. */
export interface SmsWait {
  /** Wall-clock time in ms: right also after the page slept or reloaded (SES-14). */
  until: number;
  /** Length of the whole wait in ms; a clock that was set back never makes it longer. */
  lengthMs: number;
  /** True when a code of this purpose is on its way, false when the server only said when to try again. */
  isSent: boolean;
}

/** Seconds before another code may be asked for (spec point 9); a server may name more, never less. */
const RESEND_SECONDS = 60;

type Waits = Readonly<Record<string, SmsWait>>;

function isWait(value: unknown): value is SmsWait {
  if (typeof value !== 'object' || value === null) return false;
  const { until, lengthMs, isSent } = value as Partial<Record<keyof SmsWait, unknown>>;
  return typeof until === 'number' && typeof lengthMs === 'number' && typeof isSent === 'boolean';
}

function remembered(app: App): Waits {
  const kept = readTab(app, 'smsWaits');
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, SmsWait] => isWait(entry[1])),
  );
}

const useWaits = appStore<Waits>((app) => remembered(app));
const keyOf = (purpose: SmsPurpose, number: string) => `${purpose}:${number}`;

function keep(app: App, change: (waits: Waits) => Waits, now: number): void {
  const running = Object.entries(useWaits.of(app).getState()).filter(([, { until }]) => until > now);
  const waits = change(Object.fromEntries(running));
  useWaits.of(app).setState(waits, true);
  writeTab(app, 'smsWaits', waits);
}

/** A code was sent. @param answered seconds the server names before the next one; undefined without one */
export function noteCodeSent(
  app: App,
  purpose: SmsPurpose,
  number: string,
  answered: number | undefined,
  now = Date.now(),
): void {
  const key = keyOf(purpose, number);
  const seconds = Math.max(RESEND_SECONDS, answered ?? 0);
  const wait: SmsWait = { until: now + seconds * 1_000, lengthMs: seconds * 1_000, isSent: true };
  unsure(app).delete(key);
  keep(app, (waits) => ({ ...waits, [key]: wait }), now);
}

/** Numbers a code may have been sent to: the answer was lost. */
const unsure = part(() => new Set<string>());

/**
 * No code was sent, as far as we know. A server that was asked too often says for how long it sends no other; one that
 * was sent before may still be good.
 */
export function noteCodeFailure(
  app: App,
  purpose: SmsPurpose,
  number: string,
  { isUnknown, retryAfterSeconds: seconds }: Pick<CallError, 'isUnknown' | 'retryAfterSeconds'>,
  now = Date.now(),
): void {
  const key = keyOf(purpose, number);
  if (isUnknown) unsure(app).add(key);
  if (seconds === undefined) return;
  // So short a wait is the one after a code: the one whose answer was lost.
  const wasSent = unsure(app).has(key) && seconds <= RESEND_SECONDS;
  const isSent = wasSent || (useWaits.of(app).getState()[key]?.isSent ?? false);
  const wait: SmsWait = { until: now + seconds * 1_000, lengthMs: seconds * 1_000, isSent };
  keep(app, (waits) => ({ ...waits, [key]: wait }), now);
}

/** The code was accepted: the wait of this number ends. */
export function forgetCode(app: App, purpose: SmsPurpose, number: string, now = Date.now()): void {
  unsure(app).delete(keyOf(purpose, number));
  keep(app, ({ [keyOf(purpose, number)]: _spent, ...waits }) => waits, now);
}

/** Whole seconds still to wait, rounded up. */
export function secondsLeft(wait: SmsWait | undefined, now: number): number {
  if (!wait) return 0;
  const left = Math.min(wait.until - now, wait.lengthMs);
  return Math.max(0, Math.ceil(left / 1_000));
}

/** True when a code was sent a moment ago: the form asks for it and sends no other. */
export function isCodeWaiting(app: App, purpose: SmsPurpose, number: string, now = Date.now()): boolean {
  const wait = useWaits.of(app).getState()[keyOf(purpose, number)];
  return Boolean(wait?.isSent) && secondsLeft(wait, now) > 0;
}

export const useSmsWait = (purpose: SmsPurpose, number: string): SmsWait | undefined =>
  useWaits((waits) => waits[keyOf(purpose, number)]);

/** Whole seconds until another code may be asked for. */
export function useSecondsLeft(wait: SmsWait | undefined): number {
  return useSeconds(() => secondsLeft(wait, Date.now()), wait !== undefined);
}
