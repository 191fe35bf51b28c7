import type { ZodType } from 'zod';
import type { WorldRegistry } from '../registry.ts';
import type { World } from '../world/world.ts';

/** A control call as an action sees it. */
export interface Control {
  world: World;
  worldId: string;
  registry: WorldRegistry;
  url: URL;
  /** What stands after the action's name: `/__mock/orders/R1` gives `R1`. */
  rest: string;
  /** Checked body. @throws Refusal 400 naming the field */
  body<Body>(schema: ZodType<Body>): Promise<Body>;
  /** Breaks the connections of this world's sockets; they reconnect by themselves. */
  dropSockets(worldId: string): void;
}

export type ControlAction = (control: Control) => Promise<unknown> | unknown;
