// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  PingResult
} from '../../../src/api/generated/contract.schemas.ts';


export const getPingResponseMock = (overrideResponse: Partial<Extract<PingResult, object>> = {}): PingResult => ({serverTime: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.string.alpha({length: {min: 1, max: 40}}), ...overrideResponse})

