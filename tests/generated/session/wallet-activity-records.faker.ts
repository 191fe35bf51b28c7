// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import {
  ActivityType
} from '../../../src/api/generated/contract.schemas.ts';
import type {
  ActivityRecordPage
} from '../../../src/api/generated/contract.schemas.ts';


export const getWalletActivityRecordsResponseMock = (overrideResponse: Partial<Extract<ActivityRecordPage, object>> = {}): ActivityRecordPage => ({list: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 64}}), type: faker.helpers.arrayElement(Object.values(ActivityType)), amount: faker.number.float({min: -1000000000000, max: 1000000000000, multipleOf: 0.01}), balanceAfter: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), ...(faker.datatype.boolean() ? {envelopeId: faker.string.alpha({length: {min: 1, max: 64}})} : {}), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), total: faker.number.int({min: 0, max: 1000000}), pageNum: faker.number.int({min: 1, max: 100000}), pageSize: faker.number.int({min: 1, max: 999}), ...overrideResponse})

