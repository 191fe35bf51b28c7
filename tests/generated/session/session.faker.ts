// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import {
  ActivityType
} from '../../../src/api/generated/contract.schemas';
import type {
  ActivityRecordPage,
  Balance,
  BoundPhone,
  LoginResult,
  Nothing,
  PhoneLookup,
  PingResult,
  Player,
  SmsReceipt
} from '../../../src/api/generated/contract.schemas';


export const getPingResponseMock = (overrideResponse: Partial<Extract<PingResult, object>> = {}): PingResult => ({serverTime: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.string.alpha({length: {min: 1, max: 40}}), ...overrideResponse})

export const getWalletBalanceResponseMock = (overrideResponse: Partial<Extract<Balance, object>> = {}): Balance => ({total: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), cash: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), bonus: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), withdrawable: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), currencyAlias: faker.string.alpha({length: {min: 1, max: 8}}), ...(faker.datatype.boolean() ? {bonuses: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 64}}), source: faker.helpers.arrayElement(Object.values(ActivityType)), amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), left: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), wagerTimes: faker.number.int({min: 0, max: 100}), target: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), wagered: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), grantedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'}))} : {}), ...overrideResponse})

export const getUserGetUserInfoResponseMock = (overrideResponse: Partial<Extract<Player, object>> = {}): Player => ({username: faker.helpers.fromRegExp("^[0-9]{9,10}$"), phoneNumber: faker.helpers.fromRegExp("^([0-9]{0,3}\\*+[0-9]{0,3})?$"), country: faker.helpers.fromRegExp("^[A-Z]{2}$"), currencyAlias: faker.string.alpha({length: {min: 1, max: 8}}), isPhoneBound: faker.datatype.boolean(), registeredAt: faker.date.past().toISOString().slice(0, 19) + 'Z', rechargeCount: faker.number.int({min: 0, max: 1000000}), methodConfig: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 1, max: 40}}), name: faker.string.alpha({length: {min: 1, max: 60}}), icon: faker.string.alpha({length: {min: 1, max: 500}})})), ...overrideResponse})

export const getUserLoginResponseMock = (overrideResponse: Partial<Extract<LoginResult, object>> = {}): LoginResult => ({status: faker.number.int({min: 0, max: 99}), ...(faker.datatype.boolean() ? {token: faker.string.alpha({length: {min: 0, max: 512}})} : {}), ...overrideResponse})

export const getUserLogoutResponseMock = (): Nothing => ({})

export const getUserRegisterResponseMock = (overrideResponse: Partial<Extract<LoginResult, object>> = {}): LoginResult => ({status: faker.number.int({min: 0, max: 99}), ...(faker.datatype.boolean() ? {token: faker.string.alpha({length: {min: 0, max: 512}})} : {}), ...overrideResponse})

export const getCaptchaSmsResponseMock = (overrideResponse: Partial<Extract<SmsReceipt, object>> = {}): SmsReceipt => ({...(faker.datatype.boolean() ? {resendAfterSeconds: faker.number.int({min: 0, max: 3600})} : {}), codeLength: 6, ...overrideResponse})

export const getCaptchaUsernameSmsResponseMock = (overrideResponse: Partial<Extract<SmsReceipt, object>> = {}): SmsReceipt => ({...(faker.datatype.boolean() ? {resendAfterSeconds: faker.number.int({min: 0, max: 3600})} : {}), codeLength: 6, ...overrideResponse})

export const getUserBindPhoneResponseMock = (overrideResponse: Partial<Extract<BoundPhone, object>> = {}): BoundPhone => ({phoneNumber: faker.helpers.fromRegExp("^[^*]{0,3}\\*+[^*]{0,3}$"), ...overrideResponse})

export const getUserResetPwdResponseMock = (): Nothing => ({})

export const getUserCheckBindViaUserResponseMock = (overrideResponse: Partial<Extract<PhoneLookup, object>> = {}): PhoneLookup => ({phoneNumber: faker.helpers.fromRegExp("^([0-9]{0,3}\\*+[0-9]{0,3})?$"), ...overrideResponse})

export const getUserChangePwdResponseMock = (): Nothing => ({})

export const getWalletActivityRecordsResponseMock = (overrideResponse: Partial<Extract<ActivityRecordPage, object>> = {}): ActivityRecordPage => ({list: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 64}}), type: faker.helpers.arrayElement(Object.values(ActivityType)), amount: faker.number.float({min: -1000000000000, max: 1000000000000, multipleOf: 0.01}), balanceAfter: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), ...(faker.datatype.boolean() ? {envelopeId: faker.string.alpha({length: {min: 1, max: 64}})} : {}), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), total: faker.number.int({min: 0, max: 1000000}), pageNum: faker.number.int({min: 1, max: 100000}), pageSize: faker.number.int({min: 1, max: 999}), ...overrideResponse})

