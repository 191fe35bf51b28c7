// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import {
  NoticeLevel
} from '../../../src/api/generated/contract.schemas.ts';
import type {
  NoticeList
} from '../../../src/api/generated/contract.schemas.ts';


export const getNoticeListResponseMock = (): NoticeList => (Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 64}}), title: faker.string.alpha({length: {min: 1, max: 120}}), body: faker.string.alpha({length: {min: 1, max: 4000}}), level: faker.helpers.arrayElement(Object.values(NoticeLevel)), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endsAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})))

