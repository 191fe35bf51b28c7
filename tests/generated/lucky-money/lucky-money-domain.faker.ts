// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  LuckyDomain
} from '../../../src/api/generated/contract.schemas.ts';


export const getLuckyMoneyDomainResponseMock = (overrideResponse: Partial<Extract<LuckyDomain, object>> = {}): LuckyDomain => ({domain: faker.internet.url(), ...overrideResponse})

