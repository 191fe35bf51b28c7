// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  CreatedOrder,
  DepositActivityList,
  PaymentMethodList,
  PrepayResult,
  RechargeCount,
  RechargeOrder,
  RechargeOrderPage,
  RecommendConfigList
} from '../../../src/api/generated/contract.schemas';


export const getRechargeUscResponseMock = (overrideResponse: Partial<Extract<RechargeCount, object>> = {}): RechargeCount => ({count: faker.number.int({min: 0, max: 1000000}), ...overrideResponse})

export const getRechargeCreateRechargeOrderResponseMock = (overrideResponse: Partial<Extract<CreatedOrder, object>> = {}): CreatedOrder => ({id: faker.string.alpha({length: {min: 1, max: 64}}), fee: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), ...overrideResponse})

export const getRechargeGetRecommendConfigsResponseMock = (): RecommendConfigList => (Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), bonus: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), tag: faker.string.alpha({length: {min: 0, max: 40}})})))

export const getRechargePrepayResponseMock = (overrideResponse: Partial<Extract<PrepayResult, object>> = {}): PrepayResult => ({status: faker.helpers.arrayElement(['otp-required','redirect','pending'] as const), ...(faker.datatype.boolean() ? {redirectUrl: faker.internet.url()} : {}), ...(faker.datatype.boolean() ? {otpSentTo: faker.helpers.fromRegExp("^[^*]{0,3}\\*+[^*]{0,3}$")} : {}), ...(faker.datatype.boolean() ? {transfer: {bank: faker.string.alpha({length: {min: 1, max: 60}}), accountNumber: faker.helpers.fromRegExp("^[0-9]{4,20}$"), accountType: faker.string.alpha({length: {min: 1, max: 40}}), holder: faker.string.alpha({length: {min: 1, max: 80}}), rut: faker.helpers.fromRegExp("^[0-9]{7,8}-[0-9K]$"), email: faker.internet.email(), reference: faker.string.alpha({length: {min: 1, max: 40}})}} : {}), ...overrideResponse})

export const getRechargeQueryPayResponseMock = (overrideResponse: Partial<Extract<RechargeOrder, object>> = {}): RechargeOrder => ({id: faker.string.alpha({length: {min: 1, max: 64}}), amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), fee: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), payChannel: faker.string.alpha({length: {min: 1, max: 40}}), routing: faker.string.alpha({length: {min: 1, max: 40}}), paymentMethod: faker.string.alpha({length: {min: 1, max: 40}}), status: faker.helpers.arrayElement([0,1,2,3] as const), reason: faker.string.alpha({length: {min: 0, max: 200}}), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getRechargeOrdersResponseMock = (overrideResponse: Partial<Extract<RechargeOrderPage, object>> = {}): RechargeOrderPage => ({list: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 64}}), amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), fee: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), payChannel: faker.string.alpha({length: {min: 1, max: 40}}), routing: faker.string.alpha({length: {min: 1, max: 40}}), paymentMethod: faker.string.alpha({length: {min: 1, max: 40}}), status: faker.helpers.arrayElement([0,1,2,3] as const), reason: faker.string.alpha({length: {min: 0, max: 200}}), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), total: faker.number.int({min: 0, max: 1000000}), pageNum: faker.number.int({min: 1, max: 100000}), pageSize: faker.number.int({min: 1, max: 999}), ...overrideResponse})

export const getRechargeDepositActivityResponseMock = (): DepositActivityList => (Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 64}}), title: faker.string.alpha({length: {min: 1, max: 80}}), terms: faker.string.alpha({length: {min: 1, max: 2000}}), minAmount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), bonusRate: faker.number.float({min: 0, max: 10, fractionDigits: 2}), maxBonus: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), wagerTimes: faker.number.int({min: 0, max: 100}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})))

export const getRechargePaymentMethodsResponseMock = (): PaymentMethodList => (Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 1, max: 40}}), name: faker.string.alpha({length: {min: 1, max: 60}}), icon: faker.string.alpha({length: {min: 1, max: 500}}), min: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), max: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), feeRate: faker.number.float({min: 0, max: 1, fractionDigits: 2}), feeFixed: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), routing: faker.string.alpha({length: {min: 1, max: 40}}), payChannel: faker.string.alpha({length: {min: 1, max: 40}}), needsOtp: faker.datatype.boolean(), flow: faker.helpers.arrayElement(['redirect','otp','transfer'] as const), accountRule: {kind: faker.helpers.arrayElement(['none','rut','phone','email','bank-account'] as const), ...(faker.datatype.boolean() ? {pattern: faker.string.alpha({length: {min: 1, max: 200}})} : {}), hint: faker.string.alpha({length: {min: 0, max: 120}})}, ...(faker.datatype.boolean() ? {banks: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 1, max: 20}}), name: faker.string.alpha({length: {min: 1, max: 60}})}))} : {})})))

export const getRechargeV2CreateRechargeOrderResponseMock = (overrideResponse: Partial<Extract<CreatedOrder, object>> = {}): CreatedOrder => ({id: faker.string.alpha({length: {min: 1, max: 64}}), fee: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), ...overrideResponse})

