import type { LuckyEnvelopeLookup } from '@copihue/contract/types';
import type { LuckyMoneyHandlers } from '../generated/handlers.ts';
import { returnOriginOf } from '../http/cors.ts';
import type { Lang, Localised } from '../texts/text-types.ts';
import { currencyOf } from '../world/core/markets.ts';
import { masked } from '../world/core/masked.ts';
import { mapPage } from '../world/core/pages.ts';
import { Refusal } from '../world/core/refusal.ts';
import type { World } from '../world/core/world.ts';
import { claimPacket } from '../world/lucky-money/packet-claim.ts';
import { createPacket, packetOfIntent, packetTerms } from '../world/lucky-money/packet-create.ts';
import {
  type ClaimedPacket,
  claimedBy,
  collectedFrom,
  latestCollected,
  packetById,
  totalClaimed,
} from '../world/lucky-money/packet-lists.ts';
import { runningOffers, standingOffer } from '../world/lucky-money/packet-offers.ts';
import { playerById } from '../world/players/players.ts';
import { inMajor, toMajor, toMinor } from '../world/tables/money.ts';
import {
  type PacketClaimRow,
  type PacketRow,
  packetRest,
  packetStatus,
} from '../world/tables/packet-rows.ts';
import type { Call } from './call.ts';
import { isoTime } from './player-wire.ts';

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
function packetOnWire(world: World, packet: PacketRow, playerId: string) {
  const { id, senderId, greeting, kind, shares, claims } = packet;
  return {
    id,
    sender: nameOf(world, senderId),
    isOwn: senderId === playerId,
    greeting,
    amount: toMajor(packet.amount),
    currencyAlias: currencyOf(playerById(world, senderId).country),
    shares: shares.length,
    sharesLeft: shares.length - claims.length,
    kind,
    expiresAt: isoTime(packet.expiresAt),
    status: packetStatus(packet, world.now()),
    ...(packet.intentId !== null && senderId === playerId && { intentId: packet.intentId }),
  };
}

function claimOnWire(world: World, { packet, claim }: ClaimedPacket) {
  return {
    amount: toMajor(claim.amount),
    envelopeId: packet.id,
    sender: nameOf(world, packet.senderId),
    claimedAt: isoTime(claim.claimedAt),
  };
}

function collectionOnWire(world: World, claim: PacketClaimRow) {
  return {
    player: nameOf(world, claim.playerId),
    amount: toMajor(claim.amount),
    claimedAt: isoTime(claim.claimedAt),
  };
}

function rewardOnWire(world: World, packet: PacketRow) {
  const isOpen = packetStatus(packet, world.now()) === 'open';
  return {
    envelopeId: packet.id,
    amount: isOpen ? toMajor(packetRest(packet)) : 0,
    currencyAlias: currencyOf(playerById(world, packet.senderId).country),
    expiresAt: isoTime(packet.expiresAt),
  };
}

function shareOnWire(packet: PacketRow, origin: string, lang: Lang) {
  const url = new URL('/redenvelope', origin);
  url.searchParams.set('shared', packet.id);
  return { url: url.href, text: shareText[lang] };
}

const GUEST_COUNTRY = 'CL';

function countryOf({ world, session }: Call): string {
  return session ? playerById(world, session.playerId).country : GUEST_COUNTRY;
}

function linkOrigin({ request }: Call): string {
  const pageOrigin = returnOriginOf(request);
  return SHAREABLE.test(pageOrigin) ? pageOrigin : BRAND_ORIGIN;
}

function found({ envelopeId, intentId }: LuckyEnvelopeLookup, call: Call): PacketRow {
  if (envelopeId !== undefined) return packetById(call.world, envelopeId);
  const packet = intentId && packetOfIntent(call.world, call.playerId, intentId);
  if (!packet) throw new Refusal('unknown-packet', { field: intentId ? 'intentId' : 'envelopeId' });
  return packet;
}

export const luckyMoneyHandlers: LuckyMoneyHandlers = {
  luckyMoneyCreate: (input, { world, playerId }) => {
    const packet = createPacket(world, playerId, { ...input, amount: toMinor(input.amount) });
    return packetOnWire(world, packet, playerId);
  },
  luckyMoneyEnvelope: (input, call) => packetOnWire(call.world, found(input, call), call.playerId),
  luckyMoneyShare: (input, call) =>
    shareOnWire(packetById(call.world, input.envelopeId), linkOrigin(call), call.lang),
  luckyMoneyDomain: (_input, call) => ({ domain: linkOrigin(call) }),
  luckyMoneyClaim: ({ envelopeId }, { world, playerId }) => {
    const claim = claimPacket(world, playerId, envelopeId);
    return claimOnWire(world, { packet: packetById(world, envelopeId), claim });
  },
  luckyMoneyClaimed: (input, { world, playerId }) =>
    mapPage(claimedBy(world, playerId, input), (row) => claimOnWire(world, row)),
  luckyMoneyCollected: (input, { world }) =>
    mapPage(collectedFrom(world, input.envelopeId, input), (claim) => collectionOnWire(world, claim)),
  luckyMoneyLatestCollected: (_input, call) => {
    const country = countryOf(call);
    runningOffers(call.world, country);
    return latestCollected(call.world, country).map((claim) => collectionOnWire(call.world, claim));
  },
  luckyMoneyTotalClaimedReward: (_input, { world, playerId }) => {
    const { amount, count } = totalClaimed(world, playerId);
    return { amount: toMajor(amount), count };
  },
  luckyMoneyDisplayReward: (input, call) => {
    const { world, session } = call;
    if (input.envelopeId !== undefined) return rewardOnWire(world, packetById(world, input.envelopeId));
    const country = countryOf(call);
    const offer = standingOffer(world, country, session?.playerId);
    const nothing = { amount: 0, currencyAlias: currencyOf(country), expiresAt: isoTime(world.now()) };
    return offer ? rewardOnWire(world, offer) : nothing;
  },
  luckyMoneyGuide: (_input, call) => {
    const { minShare, maxAmount, ...terms } = packetTerms(countryOf(call));
    const finished = call.world.state.packetGuides.has(call.playerId);
    return { finished, ...inMajor({ minShare, maxAmount }), ...terms };
  },
  luckyMoneyFinishGuide: (_input, { world, playerId }) => {
    const { packetGuides } = world.state;
    if (!packetGuides.has(playerId)) packetGuides.set(playerId, world.now());
    return { finished: true as const };
  },
};
