import { operations } from '@copihue/contract/operations';
import { z } from 'zod';
import { type RefusalCode, refusalCatalogue } from '../generated/refusals.ts';
import { faultKinds } from '../world/tables/fault-kinds.ts';
import { lobbyOverride } from '../world/tables/lobby-override.ts';
import { scenarioNames } from './scenario-names.ts';

const refusalCodes = Object.keys(refusalCatalogue) as RefusalCode[];
const operationId = z.enum(['*', ...operations.map((row) => row.operationId)]);

const phoneNumber = z.string().regex(/^0*[0-9]{9,10}$/);
/** Money of a pocket in major units, as on the wire. */
const money = z.number().min(0).max(1e10).multipleOf(0.01);
const market = z.string().regex(/^[A-Z]{2}$/);

const reason = z.string().min(1).max(200).optional();
const delayMs = z
  .int()
  .min(0)
  .max(24 * 60 * 60_000)
  .optional();

const player = z.strictObject({
  cash: money.optional(),
  addBonus: money.min(0.01).optional(),
  phone: phoneNumber.nullable().optional(),
});

export const controlBodies = {
  clock: z.strictObject({
    advanceMs: z
      .number()
      .int()
      .min(0)
      .max(10 * 365 * 24 * 60 * 60_000),
  }),
  lobby: lobbyOverride,
  player,
  newPlayer: player.omit({ phone: true }).extend({
    country: market.default('CL'),
    username: phoneNumber.optional(),
    password: z.string().min(6).max(24).default('Copihue2026'),
    isPhoneBound: z.boolean().default(false),
  }),
  scenario: z.strictObject({ name: z.enum(scenarioNames) }),
  snapshot: z.looseObject({ version: z.number(), state: z.record(z.string(), z.unknown()) }),
  traffic: z.strictObject({ clear: z.literal(true) }),
  socket: z.strictObject({ action: z.literal('drop') }),
  emit: z.strictObject({
    event: z.enum(['recharge', 'balance']),
    phone: z.string().min(1),
    /** For recharge: a text is sent unchanged, so that payloads can be broken; anything else is sent as JSON. */
    payload: z.unknown().optional(),
  }),
  bets: z.strictObject({
    phone: z.string().min(1),
    count: z.int().min(1).max(3000),
    isBonus: z.boolean().default(false),
    /** Stake of every bet in major units. */
    stake: z.int().min(1).max(100_000).optional(),
    luck: z.enum(['mixed', 'bad', 'good']).default('mixed'),
    /** One hand more waits for the player's decision. */
    waits: z.boolean().default(false),
  }),
  bonus: z.strictObject({
    phone: z.string().min(1),
    /** In major units. */
    amount: z.int().min(1).max(1_000_000),
    wagerTimes: z.int().min(0).max(100).default(5),
    days: z.int().min(1).max(365).default(14),
  }),
  order: z.discriminatedUnion('outcome', [
    z.strictObject({ outcome: z.enum(['approve', 'fail']), reason, delayMs }),
    /** `paid` in major units; half of the amount by default. */
    z.strictObject({ outcome: z.literal('part'), paid: money.min(0.01).optional(), reason, delayMs }),
    z.strictObject({ outcome: z.enum(['reverse', 'charge-back']), reason }),
  ]),
  faults: z.union([
    z.strictObject({ clear: z.literal(true), operationId: operationId.optional() }),
    z.strictObject({
      operationId,
      fault: z.enum(faultKinds),
      times: z.int().min(1).max(100_000).optional(),
      ms: z.int().min(0).max(600_000).default(1000),
      message: z.string().min(1).max(500).optional(),
      code: z.enum(refusalCodes).optional(),
    }),
  ]),
} as const;
