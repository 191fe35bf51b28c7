// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import {
  BettingStatus
} from '../../../src/api/generated/contract.schemas';
import type {
  BettingRecordPage,
  CategoryList,
  GameCollected,
  GameEntry,
  GamePage,
  SportEventList
} from '../../../src/api/generated/contract.schemas';


export const getGameCategoriesResponseMock = (): CategoryList => (Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 64}}), name: faker.string.alpha({length: {min: 1, max: 60}}), localName: faker.string.alpha({length: {min: 1, max: 60}}), isFunction: faker.datatype.boolean(), functionWeight: faker.number.int({min: 0, max: 1000}), isRecommend: faker.datatype.boolean(), recommendWeight: faker.number.int({min: 0, max: 1000}), icon: faker.string.alpha({length: {min: 1, max: 500}}), cover: faker.string.alpha({length: {min: 1, max: 500}})})))

export const getGameListResponseMock = (overrideResponse: Partial<Extract<GamePage, object>> = {}): GamePage => ({list: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 64}}), name: faker.string.alpha({length: {min: 1, max: 80}}), provider: faker.string.alpha({length: {min: 1, max: 60}}), cover: faker.string.alpha({length: {min: 1, max: 500}}), categoryIds: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 64}}))), tags: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("^[a-z0-9][a-z0-9-]*$"))), isBonus: faker.datatype.boolean(), isCollected: faker.datatype.boolean(), ...(faker.datatype.boolean() ? {jackpot: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01})} : {}), ...(faker.datatype.boolean() ? {minBet: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01})} : {}), ...(faker.datatype.boolean() ? {rtp: faker.number.float({min: 0, max: 1, fractionDigits: 2})} : {})})), total: faker.number.int({min: 0, max: 1000000}), pageNum: faker.number.int({min: 1, max: 100000}), pageSize: faker.number.int({min: 1, max: 999}), ...overrideResponse})

export const getGameUrlResponseMock = (overrideResponse: Partial<Extract<GameEntry, object>> = {}): GameEntry => ({url: faker.internet.url(), isBonus: faker.datatype.boolean(), ...overrideResponse})

export const getGameCollectResponseMock = (overrideResponse: Partial<Extract<GameCollected, object>> = {}): GameCollected => ({gameId: faker.string.alpha({length: {min: 1, max: 64}}), isCollected: faker.datatype.boolean(), ...overrideResponse})

export const getGameSportsResponseMock = (): SportEventList => (Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 64}}), sport: faker.helpers.fromRegExp("^[a-z][a-z-]*$"), league: faker.string.alpha({length: {min: 1, max: 80}}), home: faker.string.alpha({length: {min: 1, max: 80}}), away: faker.string.alpha({length: {min: 1, max: 80}}), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', isLive: faker.datatype.boolean(), ...(faker.datatype.boolean() ? {score: faker.helpers.fromRegExp("^[0-9]{1,3}-[0-9]{1,3}$")} : {}), odds: {home: faker.number.float({min: 1.01, max: 1000, multipleOf: 0.01}), ...(faker.datatype.boolean() ? {draw: faker.number.float({min: 1.01, max: 1000, multipleOf: 0.01})} : {}), away: faker.number.float({min: 1.01, max: 1000, multipleOf: 0.01})}, gameId: faker.string.alpha({length: {min: 1, max: 64}})})))

export const getWalletRecordsResponseMock = (overrideResponse: Partial<Extract<BettingRecordPage, object>> = {}): BettingRecordPage => ({list: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 64}}), gameId: faker.string.alpha({length: {min: 1, max: 64}}), gameName: faker.string.alpha({length: {min: 1, max: 80}}), cover: faker.string.alpha({length: {min: 1, max: 500}}), stake: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), payout: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), balanceAfter: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), isBonus: faker.datatype.boolean(), status: faker.helpers.arrayElement(Object.values(BettingStatus)), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), total: faker.number.int({min: 0, max: 1000000}), pageNum: faker.number.int({min: 1, max: 100000}), pageSize: faker.number.int({min: 1, max: 999}), totals: {stake: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), payout: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01})}, ...overrideResponse})

