// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import {
  BannerCommand,
  BannerPosition
} from '../../../src/api/generated/contract.schemas.ts';
import type {
  BannerList
} from '../../../src/api/generated/contract.schemas.ts';


export const getLobbyPromotionsBannersResponseMock = (): BannerList => (Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 64}}), position: faker.helpers.arrayElement(Object.values(BannerPosition)), cover: faker.string.alpha({length: {min: 1, max: 500}}), cmd: faker.helpers.arrayElement(Object.values(BannerCommand)), cmdValue: faker.string.alpha({length: {min: 0, max: 500}}), path: faker.string.alpha({length: {min: 0, max: 500}}), title: faker.string.alpha({length: {min: 1, max: 120}}), ...(faker.datatype.boolean() ? {width: faker.number.int({min: 1, max: 10000})} : {}), ...(faker.datatype.boolean() ? {height: faker.number.int({min: 1, max: 10000})} : {})})))

