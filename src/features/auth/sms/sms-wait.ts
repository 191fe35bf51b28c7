import { CallError } from '../../../api/call-error.ts';
import { type App, appState, useApp } from '../../../lib/app.ts';
import { readTab, writeTab } from '../../../lib/device-storage.ts';
import { appStore } from '../../../lib/store.ts';
import { type Moment, momentOf, secondsLeft, type Wait, waitOf } from '../../../lib/wait.ts';
import { useSeconds } from '../../../ui/use-time.ts';

/**
 * Sends a code. One that was sent a moment ago will do, unless the player asks for another. The server's wait is stored
 * even when the form was closed meanwhile. @throws CallError
 */
export async function sendCode(
  app: App,
  purpose: SmsPurpose,
  number: string,
  isAgain: boolean,
  call: () => Promise<{ resendAfterSeconds?: number | undefined }>,
): Promise<void> {
  const hasCode = () => !isAgain && isCodeWaiting(app, purpose, number);
  if (hasCode()) return;
  try {
    const { resendAfterSeconds } = await call();
    noteCodeSent(app, purpose, number, resendAfterSeconds);
  } catch (failure) {
    if (failure instanceof CallError) noteCodeFailure(app, purpose, number, failure);
    if (!hasCode()) throw failure;
  }
}

export type SmsPurpose = 'register' | 'reset' | 'bind';

export interface SmsWait extends Wait {
  isSent: boolean;
}

/** Between two codes (spec point 9); a server may ask for more, never for less. */
const RESEND_SECONDS = 60;

type Waits = Readonly<Record<string, SmsWait>>;

function isWait(value: unknown): value is SmsWait {
  if (typeof value !== 'object' || value === null) return false;
  const { until, serverUntil = 0, lengthMs, isSent } = value as Partial<Record<keyof SmsWait, unknown>>;
  return [until, serverUntil, lengthMs].every(Number.isFinite) && typeof isSent === 'boolean';
}

function remembered(app: App): Waits {
  const kept = readTab(app, 'smsWaits');
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, SmsWait] => isWait(entry[1])),
  );
}

const useWaits = appStore((app) => ({ waits: remembered(app) }));
const keyOf = (purpose: SmsPurpose, number: string) => `${purpose}:${number}`;

function keep(app: App, change: (waits: Waits) => Waits, at: Moment): void {
  const running = Object.entries(useWaits.of(app).getState().waits).filter(
    ([, wait]) => secondsLeft(wait, at) > 0,
  );
  const waits = change(Object.fromEntries(running));
  useWaits.of(app).setState({ waits });
  writeTab(app, 'smsWaits', waits);
}

/** @param answered seconds until the next code; undefined if the server did not say */
export function noteCodeSent(
  app: App,
  purpose: SmsPurpose,
  number: string,
  answered: number | undefined,
  at = momentOf(app),
): void {
  const key = keyOf(purpose, number);
  const seconds = Math.max(RESEND_SECONDS, answered ?? 0);
  const wait: SmsWait = { ...waitOf(seconds * 1_000, at), isSent: true };
  unsure(app).delete(key);
  keep(app, (waits) => ({ ...waits, [key]: wait }), at);
}

/** Numbers that may have received a code whose answer was lost. */
const unsure = appState(() => new Set<string>());

/** Stores the wait that a failed call named. A code that was sent before may still be valid. */
export function noteCodeFailure(
  app: App,
  purpose: SmsPurpose,
  number: string,
  { isUnknown, retryAfterSeconds: seconds }: Pick<CallError, 'isUnknown' | 'retryAfterSeconds'>,
  at = momentOf(app),
): void {
  const key = keyOf(purpose, number);
  if (isUnknown) unsure(app).add(key);
  if (seconds === undefined) return;
  // A wait this short follows a code, here the one whose answer was lost.
  const wasSent = unsure(app).has(key) && seconds <= RESEND_SECONDS;
  const isSent = wasSent || (useWaits.of(app).getState().waits[key]?.isSent ?? false);
  const wait: SmsWait = { ...waitOf(seconds * 1_000, at), isSent };
  keep(app, (waits) => ({ ...waits, [key]: wait }), at);
}

export function forgetCode(app: App, purpose: SmsPurpose, number: string, at = momentOf(app)): void {
  unsure(app).delete(keyOf(purpose, number));
  keep(app, ({ [keyOf(purpose, number)]: _spent, ...waits }) => waits, at);
}

export function isCodeWaiting(app: App, purpose: SmsPurpose, number: string, at = momentOf(app)): boolean {
  const wait = useWaits.of(app).getState().waits[keyOf(purpose, number)];
  return Boolean(wait?.isSent) && secondsLeft(wait, at) > 0;
}

export const useSmsWait = (purpose: SmsPurpose, number: string): SmsWait | undefined =>
  useWaits(({ waits }) => waits[keyOf(purpose, number)]);

export function useSecondsLeft(wait: SmsWait | undefined): number {
  const app = useApp();
  return useSeconds(() => secondsLeft(wait, momentOf(app)), wait !== undefined);
}
