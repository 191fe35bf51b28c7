// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import {
  BannerCommand,
  PopupFrequency,
  PopupKind
} from '../../../src/api/generated/contract.schemas.ts';
import type {
  PopupBundle
} from '../../../src/api/generated/contract.schemas.ts';


export const getLobbyPopupsResponseMock = (overrideResponse: Partial<Extract<PopupBundle, object>> = {}): PopupBundle => ({popUps: Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 64}}), kind: faker.helpers.arrayElement(Object.values(PopupKind)), title: faker.string.alpha({length: {min: 1, max: 120}}), body: faker.string.alpha({length: {min: 0, max: 2000}}), cover: faker.string.alpha({length: {min: 1, max: 500}}), cmd: faker.helpers.arrayElement(Object.values(BannerCommand)), cmdValue: faker.string.alpha({length: {min: 0, max: 500}}), frequency: faker.helpers.arrayElement(Object.values(PopupFrequency)), weight: faker.number.int({min: 0, max: 1000})})), ...overrideResponse})

