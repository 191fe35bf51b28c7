// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  PbReward
} from '../../../src/api/generated/contract.schemas.ts';


export const getPbRegClaimResponseMock = (overrideResponse: Partial<Extract<PbReward, object>> = {}): PbReward => ({amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), wagerTimes: faker.number.int({min: 0, max: 100}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

