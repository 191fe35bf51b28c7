// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  PbConfigs
} from '../../../src/api/generated/contract.schemas.ts';


export const getPbConfigResponseMock = (overrideResponse: Partial<Extract<PbConfigs, object>> = {}): PbConfigs => ({pbConfig: Array.from({ length: faker.number.int({min: 0, max: 2}) }, (_, i) => i + 1).map(() => ({rewardRecharge: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), rewardTotal: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), rewardReg: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), rewardType: faker.helpers.arrayElement([1,2] as const), rewardTag: faker.string.alpha({length: {min: 0, max: 60}}), rewardAlready: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), ...(faker.datatype.boolean() ? {rewardReady: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01})} : {}), ...(faker.datatype.boolean() ? {wagerTimes: faker.number.int({min: 0, max: 100})} : {}), ...(faker.datatype.boolean() ? {validDays: faker.number.int({min: 1, max: 365})} : {}), ...(faker.datatype.boolean() ? {claims: Array.from({ length: faker.number.int({min: 0, max: 2}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['registration','deposit'] as const), amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), wagerTotal: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), wagered: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', state: faker.helpers.arrayElement(['running','done','spent','expired'] as const)}))} : {})})), ...(faker.datatype.boolean() ? {currencyAlias: faker.string.alpha({length: {min: 1, max: 8}})} : {}), ...overrideResponse})

