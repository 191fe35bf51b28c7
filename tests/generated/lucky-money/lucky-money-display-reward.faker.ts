// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  LuckyDisplayReward
} from '../../../src/api/generated/contract.schemas.ts';


export const getLuckyMoneyDisplayRewardResponseMock = (overrideResponse: Partial<Extract<LuckyDisplayReward, object>> = {}): LuckyDisplayReward => ({...(faker.datatype.boolean() ? {envelopeId: faker.string.alpha({length: {min: 1, max: 64}})} : {}), amount: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), currencyAlias: faker.string.alpha({length: {min: 1, max: 8}}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

