// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  WithdrawOrderPage
} from '../../../src/api/generated/contract.schemas.ts';


export const getWithdrawOrdersResponseMock = (overrideResponse: Partial<Extract<WithdrawOrderPage, object>> = {}): WithdrawOrderPage => ({list: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 64}}), amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), fee: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), payChannel: faker.string.alpha({length: {min: 1, max: 40}}), routing: faker.string.alpha({length: {min: 1, max: 40}}), paymentMethod: faker.string.alpha({length: {min: 1, max: 40}}), account: faker.helpers.fromRegExp("^[^*]{0,3}\\*+[^*]{0,3}$"), payee: {id: faker.string.alpha({length: {min: 1, max: 64}}), ...(faker.datatype.boolean() ? {bank: faker.string.alpha({length: {min: 1, max: 60}})} : {}), ...(faker.datatype.boolean() ? {accountType: faker.string.alpha({length: {min: 1, max: 60}})} : {}), ...(faker.datatype.boolean() ? {taxId: faker.helpers.fromRegExp("^[^*]{0,3}\\*+[^*]{0,3}$")} : {}), ...(faker.datatype.boolean() ? {holder: faker.helpers.fromRegExp("^[^*]{0,3}\\*+[^*]{0,3}$")} : {})}, status: faker.helpers.arrayElement([0,1,2,3] as const), reason: faker.string.alpha({length: {min: 0, max: 200}}), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', timeline: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({step: faker.helpers.arrayElement(['received','review','sent','paid','returned','cancelled'] as const), at: faker.date.past().toISOString().slice(0, 19) + 'Z'}))})), total: faker.number.int({min: 0, max: 1000000}), pageNum: faker.number.int({min: 1, max: 100000}), pageSize: faker.number.int({min: 1, max: 999}), ...overrideResponse})

