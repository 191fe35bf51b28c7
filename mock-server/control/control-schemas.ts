import { operations } from '@copihue/contract/operations';
import { z } from 'zod';
import { type RefusalCode, refusalCatalogue } from '../generated/refusals.ts';
import { gameFaultNames, gameFaults } from '../world/tables/game-calls.ts';
import { lobbyOverride } from '../world/tables/lobby-override.ts';
import { scenarioNames } from './scenario-names.ts';

const refusalCodes = Object.keys(refusalCatalogue) as RefusalCode[];
const operationId = z.enum(['*', ...operations.map((row) => row.operationId), ...gameFaultNames]);

/** Parts of bodies that the protocol leaves to each backend: fault names, lobby, state. */
export const ownBodies = {
  fault: z
    .object({
      operationId: operationId.optional(),
      fault: z.string().optional(),
      code: z.enum(refusalCodes).optional(),
    })
    .refine(
      ({ operationId: name, fault }) =>
        !name?.startsWith('games/') || fault === undefined || gameFaults.some((kind) => kind === fault),
      { path: ['fault'] },
    ),
  scenario: z.object({ name: z.enum(scenarioNames) }),
  lobby: lobbyOverride,
  snapshot: z.looseObject({ version: z.number(), state: z.record(z.string(), z.unknown()) }),
} as const;
