import type { RegisterRequest } from '@copihue/contract/types';
import { marketDay } from '../core/markets.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { claimOnArrival } from '../lucky-money/packet-claim.ts';
import { hashPassword } from '../players/passwords.ts';
import { addPlayer, findPlayer, findPlayerByPhone } from '../players/players.ts';
import { openSession } from '../players/sessions.ts';
import { sendCode, spendCode } from '../players/sms.ts';
import type { Lenient, Session, SmsMessage } from '../tables/rows.ts';

function assertFree(world: World, country: string, username: string, field: string): void {
  if (findPlayer(world, country, username) || findPlayerByPhone(world, country, username)) {
    throw new Refusal('phone-taken', { field });
  }
}

const ADULT_YEARS = 18;

/** By the day of the market; who was born on 29 February has their birthday on 1 March. */
function assertAdult(world: World, country: string, birthDate: string): void {
  const today = marketDay(country, world.now());
  const lastAdult = `${Number(today.slice(0, 4)) - ADULT_YEARS}${today.slice(4)}`;
  if (birthDate > lastAdult) throw new Refusal('under-age', { field: 'birthDate' });
}

export function sendRegisterCode(world: World, country: string, phone: string, address?: string): SmsMessage {
  assertFree(world, country, phone, 'phoneNumber');
  return sendCode(world, phone, 'register', address);
}

export function register(
  world: World,
  { address, ...request }: Lenient<RegisterRequest> & { address?: string },
): Session {
  const { country, username, password, verificationCode: code, terms, birthDate, ...origin } = request;
  if (birthDate !== undefined) assertAdult(world, country, birthDate);
  // The code is checked before the number, so that only the holder of the number learns whether it has an account.
  spendCode(world, { phone: username, kind: 'register', code, field: 'verificationCode', address });
  assertFree(world, country, username, 'username');
  const player = addPlayer(world, {
    country,
    username,
    password: hashPassword(world.random('salt'), password),
    phone: username,
    origin,
    ...(terms !== undefined && { terms: { version: terms, acceptedAt: world.now() } }),
  });
  claimOnArrival(world, player.id, origin.envelopeId);
  return openSession(world, player.id);
}
