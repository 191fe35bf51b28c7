// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  CategoryList
} from '../../../src/api/generated/contract.schemas.ts';


export const getGameCategoriesResponseMock = (): CategoryList => (Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 64}}), name: faker.string.alpha({length: {min: 1, max: 60}}), localName: faker.string.alpha({length: {min: 1, max: 60}}), isFunction: faker.datatype.boolean(), functionWeight: faker.number.int({min: 0, max: 1000}), isRecommend: faker.datatype.boolean(), recommendWeight: faker.number.int({min: 0, max: 1000}), icon: faker.string.alpha({length: {min: 1, max: 500}}), cover: faker.string.alpha({length: {min: 1, max: 500}})})))

