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
  query: URLSearchParams;
  id: string;
  /** Checked body. */
  body<Body>(schema: ZodType<Body>): Promise<Body>;
}

export type ControlAction = (control: Control) => Promise<unknown> | unknown;
/** A call without an action does not compile. */
export type ControlActions = Readonly<Record<ControlOperationId, ControlAction>>;

export const done = { ok: true } as const;
