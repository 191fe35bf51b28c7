// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  LuckyGuide
} from '../../../src/api/generated/contract.schemas.ts';


export const getLuckyMoneyGuideResponseMock = (overrideResponse: Partial<Extract<LuckyGuide, object>> = {}): LuckyGuide => ({minShare: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), maxAmount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), maxShares: faker.number.int({min: 1, max: 100}), openHours: faker.number.int({min: 1, max: 720}), finished: faker.datatype.boolean(), ...overrideResponse})

