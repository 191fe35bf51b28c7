// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  BoundPhone
} from '../../../src/api/generated/contract.schemas.ts';


export const getUserBindPhoneResponseMock = (overrideResponse: Partial<Extract<BoundPhone, object>> = {}): BoundPhone => ({phoneNumber: faker.helpers.fromRegExp("^[^*]{0,3}\\*+[^*]{0,3}$"), ...overrideResponse})

