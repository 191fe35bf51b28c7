// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  RecommendConfigList
} from '../../../src/api/generated/contract.schemas.ts';


export const getRechargeGetRecommendConfigsResponseMock = (): RecommendConfigList => (Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({amount: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), bonus: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), ...(faker.datatype.boolean() ? {wagerTimes: faker.number.int({min: 0, max: 100})} : {}), ...(faker.datatype.boolean() ? {validDays: faker.number.int({min: 1, max: 3650})} : {}), tag: faker.string.alpha({length: {min: 0, max: 40}})})))

