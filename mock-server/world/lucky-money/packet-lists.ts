import { marketOf } from '../core/markets.ts';
import { type Page, type PageQuery, pageOf } from '../core/pages.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { playerById } from '../players/players.ts';
import type { Minor } from '../tables/money.ts';
import type { PacketClaimRow, PacketRow } from '../tables/packet-rows.ts';

const LATEST = 20;

export interface ClaimedPacket {
  packet: PacketRow;
  claim: PacketClaimRow;
}

export function packetById(world: World, id: string): PacketRow {
  const packet = world.state.packets.get(id);
  if (!packet) throw new Refusal('unknown-packet', { field: 'envelopeId' });
  return packet;
}

function claimsWhere(world: World, isWanted: (row: ClaimedPacket) => boolean): ClaimedPacket[] {
  return [...world.state.packets.values()]
    .flatMap((packet) => packet.claims.map((claim) => ({ packet, claim })))
    .filter(isWanted)
    .reverse()
    .sort((a, b) => b.claim.claimedAt - a.claim.claimedAt);
}

export function claimedBy(
  world: World,
  playerId: string,
  query: PageQuery & { envelopeId?: string | undefined },
): Page<ClaimedPacket> {
  const rows = claimsWhere(
    world,
    ({ packet, claim }) =>
      claim.playerId === playerId && (query.envelopeId === undefined || packet.id === query.envelopeId),
  );
  return pageOf(rows, query);
}

/** Newest first. */
export function collectedFrom(world: World, id: string, query: PageQuery): Page<PacketClaimRow> {
  return pageOf([...packetById(world, id).claims].reverse(), query);
}

export function latestCollected(world: World, country: string): PacketClaimRow[] {
  const market = marketOf(country);
  const rows = claimsWhere(
    world,
    ({ claim }) => marketOf(playerById(world, claim.playerId).country) === market,
  );
  return rows.slice(0, LATEST).map(({ claim }) => claim);
}

export function totalClaimed(world: World, playerId: string): { amount: Minor; count: number } {
  const rows = claimsWhere(world, ({ claim }) => claim.playerId === playerId);
  return { amount: rows.reduce((sum, { claim }) => sum + claim.amount, 0), count: rows.length };
}
