// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  RechargeOrder
} from '../../../src/api/generated/contract.schemas.ts';


export const getRechargeQueryPayResponseMock = (overrideResponse: Partial<Extract<RechargeOrder, object>> = {}): RechargeOrder => ({id: faker.string.alpha({length: {min: 1, max: 64}}), amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), fee: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), payChannel: faker.string.alpha({length: {min: 1, max: 40}}), routing: faker.string.alpha({length: {min: 1, max: 40}}), paymentMethod: faker.string.alpha({length: {min: 1, max: 40}}), status: faker.helpers.arrayElement([0,1,2,3] as const), reason: faker.string.alpha({length: {min: 0, max: 200}}), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...(faker.datatype.boolean() ? {paidAt: faker.date.past().toISOString().slice(0, 19) + 'Z'} : {}), ...(faker.datatype.boolean() ? {expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'} : {}), ...(faker.datatype.boolean() ? {bonus: {amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), wagerTimes: faker.number.int({min: 0, max: 100}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}} : {}), ...overrideResponse})

