// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import {
  LuckyKind
} from '../../../src/api/generated/contract.schemas';
import type {
  LuckyClaim,
  LuckyClaimPage,
  LuckyCollectionList,
  LuckyCollectionPage,
  LuckyDisplayReward,
  LuckyDomain,
  LuckyEnvelope,
  LuckyGuide,
  LuckyGuideFinished,
  LuckyShare,
  LuckyTotal
} from '../../../src/api/generated/contract.schemas';


export const getLuckyMoneyClaimedResponseMock = (overrideResponse: Partial<Extract<LuckyClaimPage, object>> = {}): LuckyClaimPage => ({list: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({sender: faker.helpers.fromRegExp("^[^*]{0,3}\\*+[^*]{0,3}$"), amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), envelopeId: faker.string.alpha({length: {min: 1, max: 64}}), claimedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), total: faker.number.int({min: 0, max: 1000000}), pageNum: faker.number.int({min: 1, max: 100000}), pageSize: faker.number.int({min: 1, max: 999}), ...overrideResponse})

export const getLuckyMoneyCollectedResponseMock = (overrideResponse: Partial<Extract<LuckyCollectionPage, object>> = {}): LuckyCollectionPage => ({list: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({player: faker.helpers.fromRegExp("^[^*]{0,3}\\*+[^*]{0,3}$"), amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), claimedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), total: faker.number.int({min: 0, max: 1000000}), pageNum: faker.number.int({min: 1, max: 100000}), pageSize: faker.number.int({min: 1, max: 999}), ...overrideResponse})

export const getLuckyMoneyCreateResponseMock = (overrideResponse: Partial<Extract<LuckyEnvelope, object>> = {}): LuckyEnvelope => ({id: faker.string.alpha({length: {min: 1, max: 64}}), sender: faker.helpers.fromRegExp("^[^*]{0,3}\\*+[^*]{0,3}$"), isOwn: faker.datatype.boolean(), greeting: faker.string.alpha({length: {min: 0, max: 100}}), amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), shares: faker.number.int({min: 1, max: 100}), sharesLeft: faker.number.int({min: 0, max: 100}), kind: faker.helpers.arrayElement(Object.values(LuckyKind)), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', status: faker.helpers.arrayElement(['open','emptied','expired'] as const), ...overrideResponse})

export const getLuckyMoneyEnvelopeResponseMock = (overrideResponse: Partial<Extract<LuckyEnvelope, object>> = {}): LuckyEnvelope => ({id: faker.string.alpha({length: {min: 1, max: 64}}), sender: faker.helpers.fromRegExp("^[^*]{0,3}\\*+[^*]{0,3}$"), isOwn: faker.datatype.boolean(), greeting: faker.string.alpha({length: {min: 0, max: 100}}), amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), shares: faker.number.int({min: 1, max: 100}), sharesLeft: faker.number.int({min: 0, max: 100}), kind: faker.helpers.arrayElement(Object.values(LuckyKind)), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', status: faker.helpers.arrayElement(['open','emptied','expired'] as const), ...overrideResponse})

export const getLuckyMoneyShareResponseMock = (overrideResponse: Partial<Extract<LuckyShare, object>> = {}): LuckyShare => ({url: faker.internet.url(), text: faker.string.alpha({length: {min: 1, max: 300}}), ...overrideResponse})

export const getLuckyMoneyClaimResponseMock = (overrideResponse: Partial<Extract<LuckyClaim, object>> = {}): LuckyClaim => ({sender: faker.helpers.fromRegExp("^[^*]{0,3}\\*+[^*]{0,3}$"), amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), envelopeId: faker.string.alpha({length: {min: 1, max: 64}}), claimedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getLuckyMoneyDomainResponseMock = (overrideResponse: Partial<Extract<LuckyDomain, object>> = {}): LuckyDomain => ({domain: faker.internet.url(), ...overrideResponse})

export const getLuckyMoneyGuideResponseMock = (overrideResponse: Partial<Extract<LuckyGuide, object>> = {}): LuckyGuide => ({minShare: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), maxAmount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), maxShares: faker.number.int({min: 1, max: 100}), openHours: faker.number.int({min: 1, max: 720}), finished: faker.datatype.boolean(), ...overrideResponse})

export const getLuckyMoneyFinishGuideResponseMock = (overrideResponse: Partial<Extract<LuckyGuideFinished, object>> = {}): LuckyGuideFinished => ({finished: true, ...overrideResponse})

export const getLuckyMoneyLatestCollectedResponseMock = (): LuckyCollectionList => (Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({player: faker.helpers.fromRegExp("^[^*]{0,3}\\*+[^*]{0,3}$"), amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), claimedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})))

export const getLuckyMoneyDisplayRewardResponseMock = (overrideResponse: Partial<Extract<LuckyDisplayReward, object>> = {}): LuckyDisplayReward => ({...(faker.datatype.boolean() ? {envelopeId: faker.string.alpha({length: {min: 1, max: 64}})} : {}), amount: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), currencyAlias: faker.string.alpha({length: {min: 1, max: 8}}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getLuckyMoneyTotalClaimedRewardResponseMock = (overrideResponse: Partial<Extract<LuckyTotal, object>> = {}): LuckyTotal => ({amount: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), count: faker.number.int({min: 0, max: 1000000}), ...overrideResponse})

