import type { HttpHandler } from 'msw';
import type { ZodType } from 'zod';
import * as cashbackMsw from '../generated/cashback/cashback.msw.ts';
import * as cashbackZod from '../generated/cashback/cashback.zod.ts';
import * as luckyMoneyMsw from '../generated/lucky-money/lucky-money.msw.ts';
import * as luckyMoneyZod from '../generated/lucky-money/lucky-money.zod.ts';
import * as newUserDepositMsw from '../generated/new-user-deposit/new-user-deposit.msw.ts';
import * as newUserDepositZod from '../generated/new-user-deposit/new-user-deposit.zod.ts';
import type { OperationId } from '../generated/operations.ts';
import { type DefinedCall, defineCall, type SuccessEnvelope } from './define-call.ts';

/** Formats the generated inventions get wrong (their regular expressions know no `[^x]`), with a value that fits. */
const mended: readonly (readonly [pattern: string, value: string])[] = [
  ['[^*]{0,3}\\*+', '912***678'],
  ['https:', 'https://copihue.example'],
];

/** Puts fitting values where an invention broke a format. */
function mend<Envelope extends object>(envelope: Envelope, answer: ZodType): Envelope {
  const issues = answer.safeParse(envelope).error?.issues ?? [];
  for (const issue of issues) {
    if (issue.code !== 'invalid_format') continue;
    const value = mended.find(([pattern]) => issue.pattern?.includes(pattern))?.[1];
    const parent = issue.path
      .slice(0, -1)
      .reduce<unknown>((at, key) => Reflect.get(Object(at), key), envelope);
    if (value !== undefined && typeof parent === 'object' && parent !== null) {
      Reflect.set(parent, issue.path.at(-1) ?? '', value);
    }
  }
  return envelope;
}

/** A call whose area is not built yet: checked like every other, answered with the generated invention. */
function coming<Body, Data>(
  operationId: OperationId,
  body: ZodType<Body>,
  answer: ZodType,
  plug: (resolve: (info: { request: Request }) => Promise<SuccessEnvelope<Data>>) => HttpHandler,
  invent: () => SuccessEnvelope<NoInfer<Data>>,
): DefinedCall {
  return defineCall({ operationId, body, answer, plug, run: () => mend(invent(), answer).data });
}

/** Every call that does not yet answer from the world. Later work empties this list. */
export const comingCalls: readonly DefinedCall[] = [
  coming(
    'luckyMoneyClaimed',
    luckyMoneyZod.LuckyMoneyClaimedBody,
    luckyMoneyZod.LuckyMoneyClaimedResponse,
    luckyMoneyMsw.getLuckyMoneyClaimedMockHandler,
    luckyMoneyMsw.getLuckyMoneyClaimedResponseMock,
  ),
  coming(
    'luckyMoneyCollected',
    luckyMoneyZod.LuckyMoneyCollectedBody,
    luckyMoneyZod.LuckyMoneyCollectedResponse,
    luckyMoneyMsw.getLuckyMoneyCollectedMockHandler,
    luckyMoneyMsw.getLuckyMoneyCollectedResponseMock,
  ),
  coming(
    'luckyMoneyCreate',
    luckyMoneyZod.LuckyMoneyCreateBody,
    luckyMoneyZod.LuckyMoneyCreateResponse,
    luckyMoneyMsw.getLuckyMoneyCreateMockHandler,
    luckyMoneyMsw.getLuckyMoneyCreateResponseMock,
  ),
  coming(
    'luckyMoneyEnvelope',
    luckyMoneyZod.LuckyMoneyEnvelopeBody,
    luckyMoneyZod.LuckyMoneyEnvelopeResponse,
    luckyMoneyMsw.getLuckyMoneyEnvelopeMockHandler,
    luckyMoneyMsw.getLuckyMoneyEnvelopeResponseMock,
  ),
  coming(
    'luckyMoneyShare',
    luckyMoneyZod.LuckyMoneyShareBody,
    luckyMoneyZod.LuckyMoneyShareResponse,
    luckyMoneyMsw.getLuckyMoneyShareMockHandler,
    luckyMoneyMsw.getLuckyMoneyShareResponseMock,
  ),
  coming(
    'luckyMoneyClaim',
    luckyMoneyZod.LuckyMoneyClaimBody,
    luckyMoneyZod.LuckyMoneyClaimResponse,
    luckyMoneyMsw.getLuckyMoneyClaimMockHandler,
    luckyMoneyMsw.getLuckyMoneyClaimResponseMock,
  ),
  coming(
    'luckyMoneyDomain',
    luckyMoneyZod.LuckyMoneyDomainBody,
    luckyMoneyZod.LuckyMoneyDomainResponse,
    luckyMoneyMsw.getLuckyMoneyDomainMockHandler,
    luckyMoneyMsw.getLuckyMoneyDomainResponseMock,
  ),
  coming(
    'luckyMoneyGuide',
    luckyMoneyZod.LuckyMoneyGuideBody,
    luckyMoneyZod.LuckyMoneyGuideResponse,
    luckyMoneyMsw.getLuckyMoneyGuideMockHandler,
    luckyMoneyMsw.getLuckyMoneyGuideResponseMock,
  ),
  coming(
    'luckyMoneyFinishGuide',
    luckyMoneyZod.LuckyMoneyFinishGuideBody,
    luckyMoneyZod.LuckyMoneyFinishGuideResponse,
    luckyMoneyMsw.getLuckyMoneyFinishGuideMockHandler,
    luckyMoneyMsw.getLuckyMoneyFinishGuideResponseMock,
  ),
  coming(
    'luckyMoneyLatestCollected',
    luckyMoneyZod.LuckyMoneyLatestCollectedBody,
    luckyMoneyZod.LuckyMoneyLatestCollectedResponse,
    luckyMoneyMsw.getLuckyMoneyLatestCollectedMockHandler,
    luckyMoneyMsw.getLuckyMoneyLatestCollectedResponseMock,
  ),
  coming(
    'luckyMoneyDisplayReward',
    luckyMoneyZod.LuckyMoneyDisplayRewardBody,
    luckyMoneyZod.LuckyMoneyDisplayRewardResponse,
    luckyMoneyMsw.getLuckyMoneyDisplayRewardMockHandler,
    luckyMoneyMsw.getLuckyMoneyDisplayRewardResponseMock,
  ),
  coming(
    'luckyMoneyTotalClaimedReward',
    luckyMoneyZod.LuckyMoneyTotalClaimedRewardBody,
    luckyMoneyZod.LuckyMoneyTotalClaimedRewardResponse,
    luckyMoneyMsw.getLuckyMoneyTotalClaimedRewardMockHandler,
    luckyMoneyMsw.getLuckyMoneyTotalClaimedRewardResponseMock,
  ),
  coming(
    'pigLoad',
    cashbackZod.PigLoadBody,
    cashbackZod.PigLoadResponse,
    cashbackMsw.getPigLoadMockHandler,
    cashbackMsw.getPigLoadResponseMock,
  ),
  coming(
    'pigCollect',
    cashbackZod.PigCollectBody,
    cashbackZod.PigCollectResponse,
    cashbackMsw.getPigCollectMockHandler,
    cashbackMsw.getPigCollectResponseMock,
  ),
  coming(
    'pigRecord',
    cashbackZod.PigRecordBody,
    cashbackZod.PigRecordResponse,
    cashbackMsw.getPigRecordMockHandler,
    cashbackMsw.getPigRecordResponseMock,
  ),
  coming(
    'pigMarquee',
    cashbackZod.PigMarqueeBody,
    cashbackZod.PigMarqueeResponse,
    cashbackMsw.getPigMarqueeMockHandler,
    cashbackMsw.getPigMarqueeResponseMock,
  ),
  coming(
    'pbGet',
    newUserDepositZod.PbGetBody,
    newUserDepositZod.PbGetResponse,
    newUserDepositMsw.getPbGetMockHandler,
    newUserDepositMsw.getPbGetResponseMock,
  ),
  coming(
    'pbRegClaim',
    newUserDepositZod.PbRegClaimBody,
    newUserDepositZod.PbRegClaimResponse,
    newUserDepositMsw.getPbRegClaimMockHandler,
    newUserDepositMsw.getPbRegClaimResponseMock,
  ),
];
