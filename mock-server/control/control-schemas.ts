import { z } from 'zod';
import { operations } from '../generated/operations.ts';
import { faultKinds } from '../world/fault-kinds.ts';

import { lobbyOverride } from '../world/lobby-override.ts';

const operationId = z.enum(['*', ...operations.map((row) => row.operationId)]);

/** Bodies of the /__mock calls that tests and developers steer a world with. */
export const controlBodies = {
  clock: z.strictObject({
    advanceMs: z
      .number()
      .int()
      .min(0)
      .max(10 * 365 * 24 * 60 * 60_000),
  }),
  lobby: lobbyOverride,
  socket: z.strictObject({ action: z.literal('drop') }),
  emit: z.strictObject({
    event: z.enum(['recharge', 'balance']),
    phone: z.string().min(1),
    /** For recharge: a text goes out as it is, so that broken payloads can be sent; anything else as JSON. */
    payload: z.unknown().optional(),
  }),
  bets: z.strictObject({
    phone: z.string().min(1),
    count: z.int().min(1).max(3000),
    isBonus: z.boolean().default(false),
  }),
  order: z.strictObject({
    outcome: z.enum(['approve', 'fail']),
    reason: z.string().min(1).max(200).optional(),
    delayMs: z
      .int()
      .min(0)
      .max(24 * 60 * 60_000)
      .optional(),
  }),
  faults: z.union([
    z.strictObject({ clear: z.literal(true), operationId: operationId.optional() }),
    z.strictObject({
      operationId,
      fault: z.enum(faultKinds),
      times: z.int().min(1).max(100_000).optional(),
      ms: z.int().min(0).max(600_000).default(1000),
      message: z.string().min(1).max(500).optional(),
    }),
  ]),
} as const;
