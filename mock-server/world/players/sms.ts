import { randomDigits } from '../core/random.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import type { SmsKind, SmsMessage } from '../tables/rows.ts';
import { bareNumber } from './players.ts';

export const CODE_LENGTH = 6;
/** A wrong code that everybody knows (MOC-09). */
const NEVER_SENT = '000000';
/** Wait before the next code to the same number (spec point 9). */
export const RESEND_AFTER_SECONDS = 60;
const CODE_LIFETIME_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;
/**
 * Codes per hour: from one address to one number, to one number, and from one address. The limits differ, so that a
 * stranger cannot use up all the codes of a number's owner.
 */
const CODES_PER_HOUR = { numberFromAddress: 5, number: 15, address: 30 } as const;
/**
 * Wrong tries of a code. The limit for each address is lower, so that a stranger's tries do not void the code for the
 * owner.
 */
const WRONG_TRIES = { fromAddress: 5, inAll: 25 } as const;
const OUTBOX_SIZE = 2000;

function assertRoom(
  world: World,
  sent: readonly SmsMessage[],
  limit: number,
  code: 'sms-limit' | 'address-limit',
) {
  const first = sent.at(-limit);
  if (!first) return;
  const wait = Math.ceil((first.at + HOUR_MS - world.now()) / 1000);
  const parameters = { minutes: Math.ceil(wait / 60) };
  throw new Refusal(code, { retryAfterSeconds: wait, parameters });
}

function assertMaySend(world: World, phone: string, kind: SmsKind, address: string): void {
  const now = world.now();
  // The payment company sends its own codes, so payment codes and login codes do not delay each other.
  const isPayment = kind === 'otp';
  const lastHour = world.state.sms.filter(
    (sms) => now - sms.at < HOUR_MS && (sms.kind === 'otp') === isPayment,
  );
  const toNumber = lastHour.filter((sms) => sms.phone === phone);
  const last = toNumber.at(-1);
  const sinceLast = last ? now - last.at : Number.POSITIVE_INFINITY;
  if (sinceLast < RESEND_AFTER_SECONDS * 1000) {
    const wait = Math.ceil(RESEND_AFTER_SECONDS - sinceLast / 1000);
    throw new Refusal('sms-resend', { retryAfterSeconds: wait, parameters: { seconds: wait } });
  }
  const isFromHere = ({ askedFrom = '' }: SmsMessage) => askedFrom === address;
  assertRoom(world, toNumber.filter(isFromHere), CODES_PER_HOUR.numberFromAddress, 'sms-limit');
  assertRoom(world, toNumber, CODES_PER_HOUR.number, 'sms-limit');
  if (address !== '') assertRoom(world, lastHour.filter(isFromHere), CODES_PER_HOUR.address, 'address-limit');
}

/**
 * Sends a code to the outbox.
 * @param address IP address of the caller; empty where the mock runs inside a page or a test
 */
export function sendCode(world: World, phone: string, kind: SmsKind, address = ''): SmsMessage {
  assertMaySend(world, bareNumber(phone), kind, address);
  const drawn = randomDigits(world.random('sms code'), CODE_LENGTH);
  const code = drawn === NEVER_SENT ? '100000' : drawn;
  const about = { phone: bareNumber(phone), code, kind, at: world.now() };
  const message: SmsMessage = { ...about, used: false, wrongTries: 0, askedFrom: address };
  world.state.sms.push(message);
  world.state.sms.splice(0, world.state.sms.length - OUTBOX_SIZE);
  return message;
}

export function hasLiveCode(world: World, phone: string, kind: SmsKind): boolean {
  return validCode(world, bareNumber(phone), kind) !== undefined;
}

function validCode(world: World, phone: string, kind: SmsKind): SmsMessage | undefined {
  const last = world.state.sms.findLast((sms) => sms.phone === phone && sms.kind === kind);
  if (!last || last.used || last.wrongTries >= WRONG_TRIES.inAll) return undefined;
  return world.now() - last.at <= CODE_LIFETIME_MS ? last : undefined;
}

type WrittenCode = Pick<SmsMessage, 'phone' | 'kind' | 'code'> & {
  field: string;
  address?: string | undefined;
};

export function spendCode(world: World, { phone, kind, code, field, address = '' }: WrittenCode): void {
  const live = validCode(world, bareNumber(phone), kind);
  const tries = live?.triesFrom?.[address] ?? 0;
  if (!live || tries >= WRONG_TRIES.fromAddress) throw new Refusal('expired-code', { field });
  if (live.code !== code) {
    live.wrongTries += 1;
    live.triesFrom = { ...live.triesFrom, [address]: tries + 1 };
    throw new Refusal('wrong-code', { field });
  }
  live.used = true;
}

export function outbox(world: World, phone?: string): SmsMessage[] {
  return phone === undefined
    ? world.state.sms
    : world.state.sms.filter((sms) => sms.phone === bareNumber(phone));
}
