// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  GameEntry
} from '../../../src/api/generated/contract.schemas.ts';


export const getGameUrlResponseMock = (overrideResponse: Partial<Extract<GameEntry, object>> = {}): GameEntry => ({url: faker.internet.url(), isBonus: faker.datatype.boolean(), ...overrideResponse})

