import { expect, test } from 'vitest';
import { type PacketRow, packetRest, packetStatus } from './packet-rows.ts';

const packet = { amount: 1000, shares: [700, 300], expiresAt: 5000, returnedAt: null } as const;
const claims = [700, 300].map((amount, at) => ({ playerId: `P00000${at + 2}`, amount, claimedAt: 1 }));

test.each([
  [0, 4999, 'open', 1000],
  [0, 5000, 'expired', 1000],
  [1, 4999, 'open', 300],
  [1, 5001, 'expired', 300],
  [2, 4999, 'emptied', 0],
  [2, 5000, 'emptied', 0],
])(
  'RED-02 a packet of two with %d claimed is, at %d of its 5000 ms, %s, and its rest is %d',
  (claimed, now, status, rest) => {
    const row = { ...packet, claims: claims.slice(0, claimed) } as unknown as PacketRow;
    expect([packetStatus(row, now), packetRest(row)]).toEqual([status, rest]);
  },
);
