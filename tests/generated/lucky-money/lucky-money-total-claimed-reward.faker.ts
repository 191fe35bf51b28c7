// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  LuckyTotal
} from '../../../src/api/generated/contract.schemas.ts';


export const getLuckyMoneyTotalClaimedRewardResponseMock = (overrideResponse: Partial<Extract<LuckyTotal, object>> = {}): LuckyTotal => ({amount: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), count: faker.number.int({min: 0, max: 1000000}), ...overrideResponse})

