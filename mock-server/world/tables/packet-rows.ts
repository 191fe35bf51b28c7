import type { Minor } from './money.ts';

export type PacketKind = 'equal' | 'random';

export interface PacketClaimRow {
  playerId: string;
  amount: Minor;
  claimedAt: number;
}

/** The money of a red packet (RED-01) stays in the sender's pocket `packet:id` until it is claimed or returned. */
export interface PacketRow {
  id: string;
  senderId: string;
  greeting: string;
  amount: Minor;
  kind: PacketKind;
  /** Shares in the order of claims; they add up to the amount (RED-02). */
  shares: Minor[];
  claims: PacketClaimRow[];
  intentId: string | null;
  createdAt: number;
  expiresAt: number;
  /** World time at which the rest went back to the sender; null before. */
  returnedAt: number | null;
}

export type PacketStatus = 'open' | 'emptied' | 'expired';

export function packetStatus({ shares, claims, expiresAt }: PacketRow, now: number): PacketStatus {
  if (claims.length >= shares.length) return 'emptied';
  return now >= expiresAt ? 'expired' : 'open';
}

export function packetRest({ amount, claims }: PacketRow): Minor {
  return claims.reduce((rest, claim) => rest - claim.amount, amount);
}
