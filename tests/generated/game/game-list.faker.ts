// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import {
  Volatility
} from '../../../src/api/generated/contract.schemas.ts';
import type {
  GamePage
} from '../../../src/api/generated/contract.schemas.ts';


export const getGameListResponseMock = (overrideResponse: Partial<Extract<GamePage, object>> = {}): GamePage => ({list: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 64}}), name: faker.string.alpha({length: {min: 1, max: 80}}), provider: faker.string.alpha({length: {min: 1, max: 60}}), cover: faker.string.alpha({length: {min: 1, max: 500}}), categoryIds: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 64}}))), tags: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("^[a-z0-9][a-z0-9-]*$"))), isBonus: faker.datatype.boolean(), isCollected: faker.datatype.boolean(), ...(faker.datatype.boolean() ? {jackpot: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01})} : {}), ...(faker.datatype.boolean() ? {minBet: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01})} : {}), ...(faker.datatype.boolean() ? {maxBet: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01})} : {}), ...(faker.datatype.boolean() ? {rtp: faker.number.float({min: 0, max: 1, fractionDigits: 2})} : {}), ...(faker.datatype.boolean() ? {volatility: faker.helpers.arrayElement(Object.values(Volatility))} : {})})), total: faker.number.int({min: 0, max: 1000000}), pageNum: faker.number.int({min: 1, max: 100000}), pageSize: faker.number.int({min: 1, max: 999}), ...overrideResponse})

