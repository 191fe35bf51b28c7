import type { ControlOperationId } from '@copihue/contract/control-operations';
import type { ZodType } from 'zod';
import type { WorldRegistry } from '../registry/registry.ts';
import type { TrafficLog } from '../traffic/traffic-log.ts';
import type { World } from '../world/core/world.ts';

export interface ControlHost {
  registry: WorldRegistry;
  traffic: TrafficLog;
  dropSockets(worldId: string): void;
}

export interface Control extends ControlHost {
  world: World;
  worldId: string;
  /** Query parameters; only those of the document get this far. */
  query: URLSearchParams;
  /** The id in the path; empty where it has none. */
  id: string;
  /** Checked body. @throws Refusal 400 naming the field */
  body<Body>(schema: ZodType<Body>): Promise<Body>;
}

export type ControlAction = (control: Control) => Promise<unknown> | unknown;
/** What each call of the test control protocol does here; one without an action does not compile. */
export type ControlActions = Readonly<Record<ControlOperationId, ControlAction>>;

export const done = { ok: true } as const;
