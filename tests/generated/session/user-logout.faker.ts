// Generated from openapi/ by `npm run generate`. Do not edit.
import type {
  Nothing
} from '../../../src/api/generated/contract.schemas.ts';


export const getUserLogoutResponseMock = (): Nothing => ({})

