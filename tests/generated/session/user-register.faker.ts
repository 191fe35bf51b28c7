// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  LoginResult
} from '../../../src/api/generated/contract.schemas.ts';


export const getUserRegisterResponseMock = (overrideResponse: Partial<Extract<LoginResult, object>> = {}): LoginResult => ({status: faker.number.int({min: 0, max: 99}), ...(faker.datatype.boolean() ? {token: faker.string.alpha({length: {min: 0, max: 512}})} : {}), ...overrideResponse})

