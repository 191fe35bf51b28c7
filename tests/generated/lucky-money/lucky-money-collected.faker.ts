// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  LuckyCollectionPage
} from '../../../src/api/generated/contract.schemas.ts';


export const getLuckyMoneyCollectedResponseMock = (overrideResponse: Partial<Extract<LuckyCollectionPage, object>> = {}): LuckyCollectionPage => ({list: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({player: faker.helpers.fromRegExp("^[^*]{0,3}\\*+[^*]{0,3}$"), amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), claimedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), total: faker.number.int({min: 0, max: 1000000}), pageNum: faker.number.int({min: 1, max: 100000}), pageSize: faker.number.int({min: 1, max: 999}), ...overrideResponse})

