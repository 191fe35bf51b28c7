// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  PaymentMethodList
} from '../../../src/api/generated/contract.schemas.ts';


export const getRechargePaymentMethodsResponseMock = (): PaymentMethodList => (Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 1, max: 40}}), name: faker.string.alpha({length: {min: 1, max: 60}}), icon: faker.string.alpha({length: {min: 1, max: 500}}), min: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), max: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), feeRate: faker.number.float({min: 0, max: 1, fractionDigits: 2}), feeFixed: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), routing: faker.string.alpha({length: {min: 1, max: 40}}), payChannel: faker.string.alpha({length: {min: 1, max: 40}}), needsOtp: faker.datatype.boolean(), flow: faker.helpers.arrayElement(['redirect','otp','transfer'] as const), ...(faker.datatype.boolean() ? {usualMinutes: faker.number.int({min: 1, max: 20160})} : {}), accountRule: {kind: faker.helpers.arrayElement(['none','rut','phone','email','bank-account'] as const), ...(faker.datatype.boolean() ? {pattern: faker.string.alpha({length: {min: 1, max: 200}})} : {}), hint: faker.string.alpha({length: {min: 0, max: 120}})}, ...(faker.datatype.boolean() ? {banks: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 1, max: 20}}), name: faker.string.alpha({length: {min: 1, max: 60}})}))} : {})})))

