// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  RechargeCount
} from '../../../src/api/generated/contract.schemas.ts';


export const getRechargeUscResponseMock = (overrideResponse: Partial<Extract<RechargeCount, object>> = {}): RechargeCount => ({count: faker.number.int({min: 0, max: 1000000}), ...overrideResponse})

