// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  PrepayResult
} from '../../../src/api/generated/contract.schemas.ts';


export const getRechargePrepayResponseMock = (overrideResponse: Partial<Extract<PrepayResult, object>> = {}): PrepayResult => ({status: faker.helpers.arrayElement(['otp-required','redirect','pending'] as const), ...(faker.datatype.boolean() ? {redirectUrl: faker.internet.url()} : {}), ...(faker.datatype.boolean() ? {otpSentTo: faker.helpers.fromRegExp("^[^*]{0,3}\\*+[^*]{0,3}$")} : {}), ...(faker.datatype.boolean() ? {transfer: {bank: faker.string.alpha({length: {min: 1, max: 60}}), accountNumber: faker.helpers.fromRegExp("^[0-9]{4,20}$"), accountType: faker.string.alpha({length: {min: 1, max: 40}}), holder: faker.string.alpha({length: {min: 1, max: 80}}), rut: faker.helpers.fromRegExp("^[0-9]{7,8}-[0-9K]$"), email: faker.internet.email(), reference: faker.string.alpha({length: {min: 1, max: 40}})}} : {}), ...overrideResponse})

