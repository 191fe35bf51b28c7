// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  LuckyShare
} from '../../../src/api/generated/contract.schemas.ts';


export const getLuckyMoneyShareResponseMock = (overrideResponse: Partial<Extract<LuckyShare, object>> = {}): LuckyShare => ({url: faker.internet.url(), text: faker.string.alpha({length: {min: 1, max: 300}}), ...overrideResponse})

