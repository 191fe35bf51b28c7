import type { Minor } from './money.ts';

/** `equal` gives everybody the same, apart from rounding; `random` leaves it to luck. */
export type PacketKind = 'equal' | 'random';

export interface PacketClaimRow {
  playerId: string;
  amount: Minor;
  claimedAt: number;
}

/** A red packet (RED-01). Its money stays in the sender's pocket `packet:id` until it is claimed or returned. */
export interface PacketRow {
  id: string;
  senderId: string;
  greeting: string;
  amount: Minor;
  kind: PacketKind;
  /** Value of each share, in the order of claims; they add up to the amount (RED-02). */
  shares: Minor[];
  claims: PacketClaimRow[];
  intentId: string | null;
  createdAt: number;
  expiresAt: number;
  /** World time at which the rest went back to the sender; null before that. */
  returnedAt: number | null;
}

export type PacketStatus = 'open' | 'emptied' | 'expired';

/** A packet that was emptied in time never becomes expired. */
export function packetStatus({ shares, claims, expiresAt }: PacketRow, now: number): PacketStatus {
  if (claims.length >= shares.length) return 'emptied';
  return now >= expiresAt ? 'expired' : 'open';
}

export function packetRest({ amount, claims }: PacketRow): Minor {
  return claims.reduce((rest, claim) => rest - claim.amount, amount);
}
