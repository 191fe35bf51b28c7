// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  PigState
} from '../../../src/api/generated/contract.schemas.ts';


export const getPigLoadResponseMock = (overrideResponse: Partial<Extract<PigState, object>> = {}): PigState => ({saved: faker.number.float({min: 0, max: 1000000000000, multipleOf: 0.01}), rate: faker.number.float({min: 0, max: 1, fractionDigits: 2}), target: faker.number.float({min: 0.01, max: 1000000000000, multipleOf: 0.01}), canCollect: faker.datatype.boolean(), nextCollectAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), ...overrideResponse})

