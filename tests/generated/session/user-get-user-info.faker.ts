// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  Player
} from '../../../src/api/generated/contract.schemas.ts';


export const getUserGetUserInfoResponseMock = (overrideResponse: Partial<Extract<Player, object>> = {}): Player => ({username: faker.helpers.fromRegExp("^[0-9]{9,10}$"), phoneNumber: faker.helpers.fromRegExp("^([0-9]{0,3}\\*+[0-9]{0,3})?$"), country: faker.helpers.fromRegExp("^[A-Z]{2}$"), currencyAlias: faker.string.alpha({length: {min: 1, max: 8}}), isPhoneBound: faker.datatype.boolean(), registeredAt: faker.date.past().toISOString().slice(0, 19) + 'Z', rechargeCount: faker.number.int({min: 0, max: 1000000}), methodConfig: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 1, max: 40}}), name: faker.string.alpha({length: {min: 1, max: 60}}), icon: faker.string.alpha({length: {min: 1, max: 500}})})), ...overrideResponse})

