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
  url: URL;
  /** The path after the action's name: `/__mock/orders/R1` gives `R1`. */
  rest: string;
  /** Checked body. @throws Refusal 400 naming the field */
  body<Body>(schema: ZodType<Body>): Promise<Body>;
}

export type ControlAction = (control: Control) => Promise<unknown> | unknown;
export type ControlActions = Readonly<Record<string, ControlAction>>;

export const done = { ok: true } as const;
