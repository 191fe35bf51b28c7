import type { ZodType } from 'zod';
import type { OperationId } from '../generated/operations.ts';
import type { Lang } from '../texts/text-types.ts';
import type { World } from '../world/core/world.ts';
import type { FaultKind } from '../world/tables/fault-kinds.ts';

/** A call of the contract and what became of it, for those who watch (the log of the console). */
export interface AnsweredCall {
  world: World;
  request: Request;
  spec: { operationId: OperationId; body: ZodType; answer: ZodType };
  lang: Lang;
  playerId: string | null;
  /** Body as it came; empty when it was too large to be read. */
  text: string;
  faults: readonly FaultKind[];
  durationMs: number;
  /** An error Response stands for a broken connection. */
  response: Response;
  /** What the mock would have answered, had it not broken the contract itself. */
  brokenAnswer?: unknown;
}
