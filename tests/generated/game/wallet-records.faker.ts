// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import {
  BettingStatus
} from '../../../src/api/generated/contract.schemas.ts';
import type {
  BettingRecordPage
} from '../../../src/api/generated/contract.schemas.ts';


export const getWalletRecordsResponseMock = (overrideResponse: Partial<Extract<BettingRecordPage, object>> = {}): BettingRecordPage => ({list: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 64}}), gameId: faker.string.alpha({length: {min: 1, max: 64}}), gameName: faker.string.alpha({length: {min: 1, max: 80}}), cover: faker.string.alpha({length: {min: 1, max: 500}}), stake: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), payout: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), balanceAfter: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), isBonus: faker.datatype.boolean(), status: faker.helpers.arrayElement(Object.values(BettingStatus)), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), total: faker.number.int({min: 0, max: 1000000}), pageNum: faker.number.int({min: 1, max: 100000}), pageSize: faker.number.int({min: 1, max: 999}), totals: {stake: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), payout: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01})}, ...overrideResponse})

