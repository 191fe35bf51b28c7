// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import {
  LuckyKind
} from '../../../src/api/generated/contract.schemas.ts';
import type {
  LuckyEnvelope
} from '../../../src/api/generated/contract.schemas.ts';


export const getLuckyMoneyCreateResponseMock = (overrideResponse: Partial<Extract<LuckyEnvelope, object>> = {}): LuckyEnvelope => ({id: faker.string.alpha({length: {min: 1, max: 64}}), sender: faker.helpers.fromRegExp("^[^*]{0,3}\\*+[^*]{0,3}$"), isOwn: faker.datatype.boolean(), greeting: faker.string.alpha({length: {min: 0, max: 100}}), amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), shares: faker.number.int({min: 1, max: 100}), sharesLeft: faker.number.int({min: 0, max: 100}), kind: faker.helpers.arrayElement(Object.values(LuckyKind)), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', status: faker.helpers.arrayElement(['open','emptied','expired'] as const), ...overrideResponse})

