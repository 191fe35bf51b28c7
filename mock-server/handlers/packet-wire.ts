import type {
  LuckyClaim,
  LuckyCollection,
  LuckyDisplayReward,
  LuckyEnvelope,
  LuckyShare,
} from '@copihue/contract/types';
import type { Lang, Localised } from '../texts/text-types.ts';
import { currencyOf } from '../world/core/markets.ts';
import { masked } from '../world/core/masked.ts';
import type { World } from '../world/core/world.ts';
import type { ClaimedPacket } from '../world/lucky-money/packet-lists.ts';
import { playerById } from '../world/players/players.ts';
import { toMajor } from '../world/tables/money.ts';
import {
  type PacketClaimRow,
  type PacketRow,
  packetRest,
  packetStatus,
} from '../world/tables/packet-rows.ts';
import { isoTime, say } from './player-wire.ts';

/** Origin of links when nobody else can open the page's address. */
const BRAND_ORIGIN = 'https://copihue.example';
const SHAREABLE = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|10\.|192\.168\.))/;

const shareText: Localised = {
  en: 'I sent you a red packet on Copihue. Open it before it runs out!',
  ks: 'Te envié un sobre rojo en Copihue. ¡Ábrelo antes de que se acabe!',
};

function nameOf(world: World, playerId: string): string {
  return masked(playerById(world, playerId).username);
}

/** The packet as this player sees it now. The sender is masked (APP-10). */
export function packetOnWire(world: World, packet: PacketRow, playerId: string): LuckyEnvelope {
  const { id, senderId, greeting, kind, shares, claims } = packet;
  return {
    id,
    sender: nameOf(world, senderId),
    isOwn: senderId === playerId,
    greeting,
    amount: toMajor(packet.amount),
    shares: shares.length,
    sharesLeft: shares.length - claims.length,
    kind,
    expiresAt: isoTime(packet.expiresAt),
    status: packetStatus(packet, world.now()),
    ...(packet.intentId !== null && senderId === playerId && { intentId: packet.intentId }),
  };
}

export function claimOnWire(world: World, { packet, claim }: ClaimedPacket): LuckyClaim {
  return {
    amount: toMajor(claim.amount),
    envelopeId: packet.id,
    sender: nameOf(world, packet.senderId),
    claimedAt: isoTime(claim.claimedAt),
  };
}

export function collectionOnWire(world: World, claim: PacketClaimRow): LuckyCollection {
  return {
    player: nameOf(world, claim.playerId),
    amount: toMajor(claim.amount),
    claimedAt: isoTime(claim.claimedAt),
  };
}

export function rewardOnWire(world: World, packet: PacketRow): LuckyDisplayReward {
  const isOpen = packetStatus(packet, world.now()) === 'open';
  return {
    envelopeId: packet.id,
    amount: isOpen ? toMajor(packetRest(packet)) : 0,
    currencyAlias: currencyOf(playerById(world, packet.senderId).country),
    expiresAt: isoTime(packet.expiresAt),
  };
}

export function shareOrigin(configured: string | undefined, pageOrigin: string): string {
  return configured ?? (SHAREABLE.test(pageOrigin) ? pageOrigin : BRAND_ORIGIN);
}

export function shareOnWire(packet: PacketRow, origin: string, lang: Lang): LuckyShare {
  const url = new URL('/redenvelope', origin);
  url.searchParams.set('shared', packet.id);
  return { url: url.href, text: say(lang, shareText) };
}
