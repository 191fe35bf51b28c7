// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  CreatedOrder
} from '../../../src/api/generated/contract.schemas.ts';


export const getRechargeV2CreateRechargeOrderResponseMock = (overrideResponse: Partial<Extract<CreatedOrder, object>> = {}): CreatedOrder => ({id: faker.string.alpha({length: {min: 1, max: 64}}), fee: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), ...overrideResponse})

