// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  LuckyClaimPage
} from '../../../src/api/generated/contract.schemas.ts';


export const getLuckyMoneyClaimedResponseMock = (overrideResponse: Partial<Extract<LuckyClaimPage, object>> = {}): LuckyClaimPage => ({list: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({sender: faker.helpers.fromRegExp("^[^*]{0,3}\\*+[^*]{0,3}$"), amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), envelopeId: faker.string.alpha({length: {min: 1, max: 64}}), claimedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), total: faker.number.int({min: 0, max: 1000000}), pageNum: faker.number.int({min: 1, max: 100000}), pageSize: faker.number.int({min: 1, max: 999}), ...overrideResponse})

