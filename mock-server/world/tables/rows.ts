/** Plain JSON, times in ms since 1970, money in minor units. */

import type { ActivityType, AdsReport, BonusGrant } from '@copihue/contract/types';
import type { ChatOwner } from './chat-rows.ts';
import type { Minor } from './money.ts';
import type { FailureReason } from './recharge-rows.ts';

/** A request of the contract whose optional fields may also be undefined. */
export type Lenient<Body> = {
  [Name in keyof Body]: Record<never, never> extends Pick<Body, Name> ? Body[Name] | undefined : Body[Name];
};

export interface PasswordHash {
  salt: string;
  digest: string;
}

export interface Player {
  id: string;
  country: string;
  /** The phone number at registration, without prefix and leading zeros. */
  username: string;
  password: PasswordHash;
  /** null blocks withdrawals and a reset of the password. */
  phone: string | null;
  registeredAt: number;
  /** The terms that were accepted with the registration (SES-06). */
  terms?: { version: string; acceptedAt: number };
  /** End of the player's self-exclusion (PLR-02); it may be in the past. */
  excludedUntil?: number;
  /** Source that sent the player (APP-08). */
  origin: Partial<
    Record<'cid' | 'channel' | 'envelopeId' | 'inviteUserId' | 'agentCode', string | undefined>
  >;
}

export interface Session {
  id: string;
  playerId: string;
  token: string;
  tokenIssuedAt: number;
  usedAt: number;
  previous: { token: string; validUntil: number } | null;
  socketTickets?: { text: string; validUntil: number }[];
}

export interface LoginFailures {
  count: number;
  /** World time; 0 when the login is not locked. */
  lockedUntil: number;
  since?: number;
}

export type SmsKind = 'register' | 'reset' | 'bind' | 'otp';

export interface SmsMessage {
  phone: string;
  code: string;
  kind: SmsKind;
  at: number;
  used: boolean;
  wrongTries: number;
  askedFrom?: string;
  triesFrom?: Record<string, number>;
}

/** Positive amounts go into the account, negative ones out of it. */
export interface LedgerEntry {
  account: string;
  amount: Minor;
}

export interface Posting {
  id: number;
  at: number;
  memo: string;
  ref: string;
  entries: LedgerEntry[];
}

export interface ActivityRow {
  id: string;
  type: ActivityType;
  ref: string;
  amount: Minor;
  balanceAfter: Minor;
  createdAt: number;
}

/** A planned action: plain JSON, so that it survives a restart. */
export type DueAction =
  | { kind: 'settle-order'; orderId: string; paid?: Minor; reason?: FailureReason }
  | { kind: 'fail-order'; orderId: string; reason: FailureReason }
  | { kind: 'expire-order'; orderId: string }
  | { kind: 'review-withdrawal'; orderId: string }
  | { kind: 'pass-withdrawal'; orderId: string }
  | { kind: 'pay-withdrawal'; orderId: string; paid?: Minor; reason?: FailureReason }
  | { kind: 'reverse-withdrawal'; orderId: string; reason: FailureReason }
  | { kind: 'end-flight'; roundKey: string }
  | { kind: 'end-hand'; roundKey: string }
  | { kind: 'end-live'; roundKey: string }
  | { kind: 'settle-sport-bet'; betId: string }
  | { kind: 'expire-bonus'; grantId: string }
  | { kind: 'chat-typing'; owner: ChatOwner }
  | { kind: 'chat-reply'; owner: ChatOwner; messageId: string }
  | { kind: 'expire-packet'; packetId: string };

export type DueTask = { id: number; at: number } & DueAction;

/** A message for the sockets of one player. `payload` is encoded as x-events of the contract says. */
export type WorldEvent =
  | { playerId: string; event: 'recharge'; payload: string }
  | { playerId: string; event: 'balance' };

/**
 * `done` was wagered and became cash. `spent` was lost in play. The rest of an `expired` bonus, which was out of time,
 * and of a `revoked` one, whose deposit was undone or left before it was played, went back to the house.
 */
export type BonusState = 'running' | 'done' | 'spent' | 'expired' | 'revoked';

/** `left` is the bonus's part of the bonus pocket now: stakes are deducted, wins are added. */
export interface BonusGrantRow extends Omit<BonusGrant, 'grantedAt' | 'expiresAt'> {
  playerId: string;
  grantedAt: number;
  expiresAt: number;
  state: BonusState;
  endedAt?: number;
  /** The deposit that the bonus comes with; it ends with it. */
  orderId?: string;
}

export interface BonusStakeShare {
  grantId: string;
  amount: Minor;
}

export interface PigRow {
  /** Day of the market that is counted, such as `2026-11-21`. */
  day: string;
  /** Cash lost less cash won on that day; below zero when the player won. */
  lost: Minor;
  /** Largest `lost` of that day. A share of it has gone into the pig. */
  deepest: Minor;
  collectedAt: number | null;
}

export interface PigRecordRow {
  id: string;
  kind: 'saved' | 'collected';
  amount: Minor;
  createdAt: number;
}

/** The amount is in minor units. */
export interface AdsReportRow extends Lenient<AdsReport> {
  at: number;
}
