import { randomDigits } from '../core/random.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import type { SmsKind, SmsMessage } from '../tables/rows.ts';

/** Digits of a code (spec point 9). */
export const CODE_LENGTH = 6;
/** Wait before the next code to the same number, in seconds (spec point 9). */
export const RESEND_AFTER_SECONDS = 60;
const CODE_LIFETIME_MS = 10 * 60_000;
const CODES_PER_HOUR = 5;
const WRONG_TRIES = 5;
const HOUR_MS = 60 * 60_000;
/** The outbox is for looking at: older messages are dropped. */
const OUTBOX_SIZE = 2000;

function bare(phone: string): string {
  return phone.replace(/^0+/, '');
}

function assertMaySend(world: World, phone: string): void {
  const now = world.now();
  const lastHour = world.state.sms.filter((sms) => sms.phone === phone && now - sms.at < HOUR_MS);
  const last = lastHour.at(-1);
  const sinceLast = last ? now - last.at : Number.POSITIVE_INFINITY;
  if (sinceLast < RESEND_AFTER_SECONDS * 1000) {
    const wait = Math.ceil(RESEND_AFTER_SECONDS - sinceLast / 1000);
    throw new Refusal('sms-resend', { status: 429, retryAfterSeconds: wait, parameters: { seconds: wait } });
  }
  const first = lastHour.at(-CODES_PER_HOUR);
  if (first) {
    const wait = Math.ceil((first.at + HOUR_MS - now) / 1000);
    const parameters = { minutes: Math.ceil(wait / 60) };
    throw new Refusal('sms-limit', { status: 429, retryAfterSeconds: wait, parameters });
  }
}

/**
 * Sends a code to the outbox.
 * @throws Refusal 429 when asked again within 60 s, or more than 5 times an hour
 */
export function sendCode(world: World, phone: string, kind: SmsKind): SmsMessage {
  assertMaySend(world, bare(phone));
  const code = randomDigits(world.random, CODE_LENGTH);
  const message: SmsMessage = { phone: bare(phone), code, kind, at: world.now(), used: false, wrongTries: 0 };
  world.state.sms.push(message);
  if (world.state.sms.length > OUTBOX_SIZE) world.state.sms.splice(0, world.state.sms.length - OUTBOX_SIZE);
  return message;
}

/** True when a code of that kind waits for this number. */
export function hasLiveCode(world: World, phone: string, kind: SmsKind): boolean {
  return liveCode(world, bare(phone), kind) !== undefined;
}

/** Only the newest code counts: asking again makes the one before worthless. */
function liveCode(world: World, phone: string, kind: SmsKind): SmsMessage | undefined {
  const last = world.state.sms.findLast((sms) => sms.phone === phone && sms.kind === kind);
  if (!last || last.used || last.wrongTries >= WRONG_TRIES) return undefined;
  return world.now() - last.at <= CODE_LIFETIME_MS ? last : undefined;
}

/**
 * Checks a code and spends it.
 * @param field request field of the code, for the answer
 * @throws Refusal wrong-code, or expired-code when no code is waiting (too old, spent, guessed at 5 times)
 */
export function spendCode(world: World, phone: string, kind: SmsKind, code: string, field: string): void {
  const live = liveCode(world, bare(phone), kind);
  if (!live) throw new Refusal('expired-code', { field });
  if (live.code !== code) {
    live.wrongTries += 1;
    throw new Refusal('wrong-code', { field });
  }
  live.used = true;
}

/** Messages of the outbox, newest last; with a phone, those to that number. */
export function outbox(world: World, phone?: string): SmsMessage[] {
  return phone === undefined ? world.state.sms : world.state.sms.filter((sms) => sms.phone === bare(phone));
}
