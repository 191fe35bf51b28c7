import type { Minor } from './money.ts';

/** `equal` gives everybody the same, as far as it goes; `random` leaves it to luck. */
export type PacketKind = 'equal' | 'random';

/** A claimed share. */
export interface PacketClaimRow {
  playerId: string;
  amount: Minor;
  claimedAt: number;
}

/** A red packet (RED-01). Its money is in the sender's pocket `packet:id` until it is claimed or returned. */
export interface PacketRow {
  id: string;
  senderId: string;
  greeting: string;
  amount: Minor;
  kind: PacketKind;
  /** What each share is worth, in the order they are claimed; they add up to the amount (RED-02). */
  shares: Minor[];
  /** Oldest first: the share of a claim is the one in its place. */
  claims: PacketClaimRow[];
  intentId: string | null;
  createdAt: number;
  expiresAt: number;
  /** World time at which what was left went back to the sender; null while it has not. */
  returnedAt: number | null;
}

export type PacketStatus = 'open' | 'emptied' | 'expired';

/** State of a packet at a world time. One that was emptied in time never becomes expired. */
export function packetStatus({ shares, claims, expiresAt }: PacketRow, now: number): PacketStatus {
  if (claims.length >= shares.length) return 'emptied';
  return now >= expiresAt ? 'expired' : 'open';
}

/** What is not claimed yet, in minor units. */
export function packetRest({ amount, claims }: PacketRow): Minor {
  return claims.reduce((rest, claim) => rest - claim.amount, amount);
}
