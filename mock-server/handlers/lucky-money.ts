import * as msw from '../generated/lucky-money/lucky-money.msw.ts';
import * as zod from '../generated/lucky-money/lucky-money.zod.ts';
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
import { type Call, type DefinedCall, defineCall, playerIdOf } from './define-call.ts';
import {
  claimOnWire,
  collectionOnWire,
  packetOnWire,
  rewardOnWire,
  shareOnWire,
  shareOrigin,
} from './packet-wire.ts';
import { isoTime } from './player-wire.ts';
import { returnOriginOf } from './return-origin.ts';

const GUEST_COUNTRY = 'CL';

function countryOf({ world, session }: Call<unknown>): string {
  return session ? playerById(world, session.playerId).country : GUEST_COUNTRY;
}

function linkOrigin(call: Call<unknown>): string {
  return shareOrigin(call.shareOrigin, returnOriginOf(call.request));
}

function found(call: Call<{ envelopeId?: string | undefined; intentId?: string | undefined }>): PacketRow {
  const { envelopeId, intentId } = call.body;
  if (envelopeId !== undefined) return packetById(call.world, envelopeId);
  const packet = intentId && packetOfIntent(call.world, playerIdOf(call), intentId);
  if (!packet) throw new Refusal('unknown-packet', { field: intentId ? 'intentId' : 'envelopeId' });
  return packet;
}

/** Sending a red packet and opening one (RED-01, RED-02). */
const packetCalls: readonly DefinedCall[] = [
  defineCall({
    operationId: 'luckyMoneyCreate',
    body: zod.LuckyMoneyCreateBody,
    answer: zod.LuckyMoneyCreateResponse,
    plug: msw.getLuckyMoneyCreateMockHandler,
    run: (call) => {
      const playerId = playerIdOf(call);
      const amount = toMinor(call.body.amount);
      return packetOnWire(call.world, createPacket(call.world, playerId, { ...call.body, amount }), playerId);
    },
  }),
  defineCall({
    operationId: 'luckyMoneyEnvelope',
    body: zod.LuckyMoneyEnvelopeBody,
    answer: zod.LuckyMoneyEnvelopeResponse,
    plug: msw.getLuckyMoneyEnvelopeMockHandler,
    run: (call) => packetOnWire(call.world, found(call), playerIdOf(call)),
  }),
  defineCall({
    operationId: 'luckyMoneyShare',
    body: zod.LuckyMoneyShareBody,
    answer: zod.LuckyMoneyShareResponse,
    plug: msw.getLuckyMoneyShareMockHandler,
    run: (call) => shareOnWire(packetById(call.world, call.body.envelopeId), linkOrigin(call), call.lang),
  }),
  defineCall({
    operationId: 'luckyMoneyDomain',
    body: zod.LuckyMoneyDomainBody,
    answer: zod.LuckyMoneyDomainResponse,
    plug: msw.getLuckyMoneyDomainMockHandler,
    run: (call) => ({ domain: linkOrigin(call) }),
  }),
  defineCall({
    operationId: 'luckyMoneyClaim',
    body: zod.LuckyMoneyClaimBody,
    answer: zod.LuckyMoneyClaimResponse,
    plug: msw.getLuckyMoneyClaimMockHandler,
    run: (call) => {
      const { envelopeId } = call.body;
      const claim = claimPacket(call.world, playerIdOf(call), envelopeId);
      return claimOnWire(call.world, { packet: packetById(call.world, envelopeId), claim });
    },
  }),
];

/** What was taken, by whom, and what there is to take. */
const claimCalls: readonly DefinedCall[] = [
  defineCall({
    operationId: 'luckyMoneyClaimed',
    body: zod.LuckyMoneyClaimedBody,
    answer: zod.LuckyMoneyClaimedResponse,
    plug: msw.getLuckyMoneyClaimedMockHandler,
    run: (call) => {
      const page = claimedBy(call.world, playerIdOf(call), call.body);
      return { ...page, list: page.list.map((row) => claimOnWire(call.world, row)) };
    },
  }),
  defineCall({
    operationId: 'luckyMoneyCollected',
    body: zod.LuckyMoneyCollectedBody,
    answer: zod.LuckyMoneyCollectedResponse,
    plug: msw.getLuckyMoneyCollectedMockHandler,
    run: ({ world, body }) => {
      const page = collectedFrom(world, body.envelopeId, body);
      return { ...page, list: page.list.map((claim) => collectionOnWire(world, claim)) };
    },
  }),
  defineCall({
    operationId: 'luckyMoneyLatestCollected',
    body: zod.LuckyMoneyLatestCollectedBody,
    answer: zod.LuckyMoneyLatestCollectedResponse,
    plug: msw.getLuckyMoneyLatestCollectedMockHandler,
    run: (call) => {
      const country = countryOf(call);
      runningOffers(call.world, country);
      return latestCollected(call.world, country).map((claim) => collectionOnWire(call.world, claim));
    },
  }),
  defineCall({
    operationId: 'luckyMoneyTotalClaimedReward',
    body: zod.LuckyMoneyTotalClaimedRewardBody,
    answer: zod.LuckyMoneyTotalClaimedRewardResponse,
    plug: msw.getLuckyMoneyTotalClaimedRewardMockHandler,
    run: (call) => {
      const { amount, count } = totalClaimed(call.world, playerIdOf(call));
      return { amount: toMajor(amount), count };
    },
  }),
  defineCall({
    operationId: 'luckyMoneyDisplayReward',
    body: zod.LuckyMoneyDisplayRewardBody,
    answer: zod.LuckyMoneyDisplayRewardResponse,
    plug: msw.getLuckyMoneyDisplayRewardMockHandler,
    run: (call) => {
      const { world, body, session } = call;
      if (body.envelopeId !== undefined) return rewardOnWire(world, packetById(world, body.envelopeId));
      const country = countryOf(call);
      const offer = standingOffer(world, country, session?.playerId);
      const nothing = { amount: 0, currencyAlias: currencyOf(country), expiresAt: isoTime(world.now()) };
      return offer ? rewardOnWire(world, offer) : nothing;
    },
  }),
];

/** The guide, shown to each player once. */
const guideCalls: readonly DefinedCall[] = [
  defineCall({
    operationId: 'luckyMoneyGuide',
    body: zod.LuckyMoneyGuideBody,
    answer: zod.LuckyMoneyGuideResponse,
    plug: msw.getLuckyMoneyGuideMockHandler,
    run: (call) => {
      const { minShare, maxAmount, maxShares, openHours } = packetTerms(countryOf(call));
      return {
        finished: call.world.state.packetGuides.has(playerIdOf(call)),
        minShare: toMajor(minShare),
        maxAmount: toMajor(maxAmount),
        maxShares,
        openHours,
      };
    },
  }),
  defineCall({
    operationId: 'luckyMoneyFinishGuide',
    body: zod.LuckyMoneyFinishGuideBody,
    answer: zod.LuckyMoneyFinishGuideResponse,
    plug: msw.getLuckyMoneyFinishGuideMockHandler,
    run: (call) => {
      const { packetGuides } = call.world.state;
      const playerId = playerIdOf(call);
      if (!packetGuides.has(playerId)) packetGuides.set(playerId, call.world.now());
      return { finished: true as const };
    },
  }),
];

/** Every red-packet call of the contract. */
export const luckyMoneyCalls: readonly DefinedCall[] = [...packetCalls, ...claimCalls, ...guideCalls];
