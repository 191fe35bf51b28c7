// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  SmsReceipt
} from '../../../src/api/generated/contract.schemas.ts';


export const getCaptchaUsernameSmsResponseMock = (overrideResponse: Partial<Extract<SmsReceipt, object>> = {}): SmsReceipt => ({...(faker.datatype.boolean() ? {resendAfterSeconds: faker.number.int({min: 0, max: 3600})} : {}), codeLength: 6, ...overrideResponse})

