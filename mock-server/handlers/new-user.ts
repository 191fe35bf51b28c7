import {
  getPbConfigMockHandler,
  getPbGetMockHandler,
  getPbListMockHandler,
  getPbRegClaimMockHandler,
} from '../generated/new-user-deposit/new-user-deposit.msw.ts';
import {
  PbConfigBody,
  PbConfigResponse,
  PbGetBody,
  PbGetResponse,
  PbListBody,
  PbListResponse,
  PbRegClaimBody,
  PbRegClaimResponse,
} from '../generated/new-user-deposit/new-user-deposit.zod.ts';
import { currencyOf } from '../world/core/markets.ts';
import { claimDepositReward, claimRegistrationBonus } from '../world/new-user/new-user-rewards.ts';
import { type DefinedCall, defineCall, playerIdOf } from './define-call.ts';
import { offerOnWire, rewardOnWire, standingsOnWire } from './new-user-wire.ts';

/** The new-user deposit: what is offered, how far a player is, and the claims. */
export const newUserCalls: readonly DefinedCall[] = [
  defineCall({
    operationId: 'pbConfig',
    body: PbConfigBody,
    answer: PbConfigResponse,
    plug: getPbConfigMockHandler,
    run: ({ body, lang }) => ({ pbConfig: offerOnWire(lang), currencyAlias: currencyOf(body.country) }),
  }),
  defineCall({
    operationId: 'pbList',
    body: PbListBody,
    answer: PbListResponse,
    plug: getPbListMockHandler,
    run: (call) => standingsOnWire(call.world, playerIdOf(call), call.lang),
  }),
  defineCall({
    operationId: 'pbGet',
    body: PbGetBody,
    answer: PbGetResponse,
    plug: getPbGetMockHandler,
    run: (call) => rewardOnWire(claimDepositReward(call.world, playerIdOf(call), call.body.rewardType)),
  }),
  defineCall({
    operationId: 'pbRegClaim',
    body: PbRegClaimBody,
    answer: PbRegClaimResponse,
    plug: getPbRegClaimMockHandler,
    run: (call) => rewardOnWire(claimRegistrationBonus(call.world, playerIdOf(call))),
  }),
];
