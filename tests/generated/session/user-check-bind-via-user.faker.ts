// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  PhoneLookup
} from '../../../src/api/generated/contract.schemas.ts';


export const getUserCheckBindViaUserResponseMock = (overrideResponse: Partial<Extract<PhoneLookup, object>> = {}): PhoneLookup => ({phoneNumber: faker.helpers.fromRegExp("^([0-9]{0,3}\\*+[0-9]{0,3})?$"), ...overrideResponse})

