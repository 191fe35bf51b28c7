// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  SportEventList
} from '../../../src/api/generated/contract.schemas.ts';


export const getGameSportsResponseMock = (): SportEventList => (Array.from({ length: faker.number.int({min: 0, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 64}}), sport: faker.helpers.fromRegExp("^[a-z][a-z-]*$"), league: faker.string.alpha({length: {min: 1, max: 80}}), home: faker.string.alpha({length: {min: 1, max: 80}}), away: faker.string.alpha({length: {min: 1, max: 80}}), startsAt: faker.date.past().toISOString().slice(0, 19) + 'Z', isLive: faker.datatype.boolean(), ...(faker.datatype.boolean() ? {score: faker.helpers.fromRegExp("^[0-9]{1,3}-[0-9]{1,3}$")} : {}), ...(faker.datatype.boolean() ? {minute: faker.number.int({min: 0, max: 200})} : {}), ...(faker.datatype.boolean() ? {isSuspended: faker.datatype.boolean()} : {}), odds: {home: faker.number.float({min: 1.01, max: 1000, multipleOf: 0.01}), ...(faker.datatype.boolean() ? {draw: faker.number.float({min: 1.01, max: 1000, multipleOf: 0.01})} : {}), away: faker.number.float({min: 1.01, max: 1000, multipleOf: 0.01})}, gameId: faker.string.alpha({length: {min: 1, max: 64}})})))

