// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  PigCollected
} from '../../../src/api/generated/contract.schemas.ts';


export const getPigCollectResponseMock = (overrideResponse: Partial<Extract<PigCollected, object>> = {}): PigCollected => ({amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), balance: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), ...overrideResponse})

