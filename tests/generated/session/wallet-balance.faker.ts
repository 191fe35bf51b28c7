// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import {
  ActivityType
} from '../../../src/api/generated/contract.schemas.ts';
import type {
  Balance
} from '../../../src/api/generated/contract.schemas.ts';


export const getWalletBalanceResponseMock = (overrideResponse: Partial<Extract<Balance, object>> = {}): Balance => ({total: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), cash: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), bonus: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), withdrawable: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), currencyAlias: faker.string.alpha({length: {min: 1, max: 8}}), ...(faker.datatype.boolean() ? {bonuses: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 64}}), source: faker.helpers.arrayElement(Object.values(ActivityType)), amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), left: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), wagerTimes: faker.number.int({min: 0, max: 100}), target: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), wagered: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), grantedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}))} : {}), ...overrideResponse})

