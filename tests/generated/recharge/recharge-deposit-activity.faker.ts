// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  DepositActivityList
} from '../../../src/api/generated/contract.schemas.ts';


export const getRechargeDepositActivityResponseMock = (): DepositActivityList => (Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 64}}), title: faker.string.alpha({length: {min: 1, max: 80}}), terms: faker.string.alpha({length: {min: 1, max: 2000}}), minAmount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), bonusRate: faker.number.float({min: 0, max: 10, fractionDigits: 2}), maxBonus: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), wagerTimes: faker.number.int({min: 0, max: 100}), ...(faker.datatype.boolean() ? {validDays: faker.number.int({min: 1, max: 3650})} : {}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})))

