// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  faker
} from '@faker-js/faker';

import type {
  GameCollected
} from '../../../src/api/generated/contract.schemas.ts';


export const getGameCollectResponseMock = (overrideResponse: Partial<Extract<GameCollected, object>> = {}): GameCollected => ({gameId: faker.string.alpha({length: {min: 1, max: 64}}), isCollected: faker.datatype.boolean(), ...overrideResponse})

