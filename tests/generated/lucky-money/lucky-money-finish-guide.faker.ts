// Generated from openapi/ by `npm run generate`. Do not edit.
import type {
  LuckyGuideFinished
} from '../../../src/api/generated/contract.schemas.ts';


export const getLuckyMoneyFinishGuideResponseMock = (overrideResponse: Partial<Extract<LuckyGuideFinished, object>> = {}): LuckyGuideFinished => ({finished: true, ...overrideResponse})

