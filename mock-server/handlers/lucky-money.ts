import type { LuckyEnvelopeLookup } from '@copihue/contract/types';
import type { LuckyMoneyHandlers } from '../generated/handlers.ts';
import { returnOriginOf } from '../http/cors.ts';
import { currencyOf } from '../world/core/markets.ts';
import { Refusal } from '../world/core/refusal.ts';
import { claimPacket } from '../world/lucky-money/packet-claim.ts';
import { createPacket, packetOfIntent } from '../world/lucky-money/packet-create.ts';
import {
  claimedBy,
  collectedFrom,
  latestCollected,
  packetById,
  totalClaimed,
} from '../world/lucky-money/packet-lists.ts';
import { runningOffers, standingOffer } from '../world/lucky-money/packet-offers.ts';
import { packetTerms } from '../world/lucky-money/packet-terms.ts';
import { playerById } from '../world/players/players.ts';
import { toMajor, toMinor } from '../world/tables/money.ts';
import type { PacketRow } from '../world/tables/packet-rows.ts';
import { type Call, playerIdOf } from './call.ts';
import {
  claimOnWire,
  collectionOnWire,
  packetOnWire,
  rewardOnWire,
  shareOnWire,
  shareOrigin,
} from './packet-wire.ts';
import { isoTime } from './player-wire.ts';

const GUEST_COUNTRY = 'CL';

function countryOf({ world, session }: Call): string {
  return session ? playerById(world, session.playerId).country : GUEST_COUNTRY;
}

function linkOrigin(call: Call): string {
  return shareOrigin(call.shareOrigin, returnOriginOf(call.request));
}

function found({ envelopeId, intentId }: LuckyEnvelopeLookup, call: Call): PacketRow {
  if (envelopeId !== undefined) return packetById(call.world, envelopeId);
  const packet = intentId && packetOfIntent(call.world, playerIdOf(call), intentId);
  if (!packet) throw new Refusal('unknown-packet', { field: intentId ? 'intentId' : 'envelopeId' });
  return packet;
}

export const luckyMoneyHandlers: LuckyMoneyHandlers = {
  luckyMoneyCreate: (input, call) => {
    const playerId = playerIdOf(call);
    const amount = toMinor(input.amount);
    return packetOnWire(call.world, createPacket(call.world, playerId, { ...input, amount }), playerId);
  },
  luckyMoneyEnvelope: (input, call) => packetOnWire(call.world, found(input, call), playerIdOf(call)),
  luckyMoneyShare: (input, call) =>
    shareOnWire(packetById(call.world, input.envelopeId), linkOrigin(call), call.lang),
  luckyMoneyDomain: (_input, call) => ({ domain: linkOrigin(call) }),
  luckyMoneyClaim: (input, call) => {
    const { envelopeId } = input;
    const claim = claimPacket(call.world, playerIdOf(call), envelopeId);
    return claimOnWire(call.world, { packet: packetById(call.world, envelopeId), claim });
  },
  luckyMoneyClaimed: (input, call) => {
    const page = claimedBy(call.world, playerIdOf(call), input);
    return { ...page, list: page.list.map((row) => claimOnWire(call.world, row)) };
  },
  luckyMoneyCollected: (input, { world }) => {
    const page = collectedFrom(world, input.envelopeId, input);
    return { ...page, list: page.list.map((claim) => collectionOnWire(world, claim)) };
  },
  luckyMoneyLatestCollected: (_input, call) => {
    const country = countryOf(call);
    runningOffers(call.world, country);
    return latestCollected(call.world, country).map((claim) => collectionOnWire(call.world, claim));
  },
  luckyMoneyTotalClaimedReward: (_input, call) => {
    const { amount, count } = totalClaimed(call.world, playerIdOf(call));
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
    const { minShare, maxAmount, maxShares, openHours } = packetTerms(countryOf(call));
    return {
      finished: call.world.state.packetGuides.has(playerIdOf(call)),
      minShare: toMajor(minShare),
      maxAmount: toMajor(maxAmount),
      maxShares,
      openHours,
    };
  },
  luckyMoneyFinishGuide: (_input, call) => {
    const { packetGuides } = call.world.state;
    const playerId = playerIdOf(call);
    if (!packetGuides.has(playerId)) packetGuides.set(playerId, call.world.now());
    return { finished: true as const };
  },
};
