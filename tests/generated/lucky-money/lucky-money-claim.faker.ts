// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  LuckyClaim
} from '../../../src/api/generated/contract.schemas.ts';


export const getLuckyMoneyClaimResponseMock = (overrideResponse: Partial<Extract<LuckyClaim, object>> = {}): LuckyClaim => ({sender: faker.helpers.fromRegExp("^[^*]{0,3}\\*+[^*]{0,3}$"), amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), envelopeId: faker.string.alpha({length: {min: 1, max: 64}}), claimedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

