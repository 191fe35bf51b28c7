// Generated from openapi/ by `npm run generate`. Do not edit.
import type {
  Nothing
} from '../../../src/api/generated/contract.schemas';


export const getUserChangePwdResponseMock = (): Nothing => ({})

