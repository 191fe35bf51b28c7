import * as protocol from '@copihue/contract/control-bodies';
import type { ControlOperationId } from '@copihue/contract/control-operations';
import { operations } from '@copihue/contract/operations';
import { z } from 'zod';
import { type RefusalCode, refusalCatalogue } from '../generated/refusals.ts';
import type { WorldRegistry } from '../registry/registry.ts';
import type { TrafficLog } from '../traffic/traffic-log.ts';
import { Refusal } from '../world/core/refusal.ts';
import type { World } from '../world/core/world.ts';
import { gameFaultNames, gameFaults } from '../world/tables/game-calls.ts';
import { lobbyOverride } from '../world/tables/lobby-override.ts';
import { scenarioNames } from './scenario-names.ts';

const operationId = z.enum(['*', ...operations.map((row) => row.operationId), ...gameFaultNames]);
const code = z.enum(Object.keys(refusalCatalogue) as RefusalCode[]);
const [clearFault, setFault] = protocol.SetFaultBody.options;

/** The protocol leaves the names of faults and scenarios, lobby and state to each backend. */
const bodies = {
  ...protocol,
  SetFaultBody: z.union([
    clearFault.extend({ operationId: operationId.exactOptional() }),
    setFault
      .extend({ operationId, code: code.exactOptional() })
      .refine(
        ({ operationId: name, fault }) =>
          !name.startsWith('games/') || gameFaults.some((kind) => kind === fault),
        { path: ['fault'] },
      ),
  ]),
  RunScenarioBody: protocol.RunScenarioBody.extend({ name: z.enum(scenarioNames) }),
  SetLobbyBody: lobbyOverride,
  RestoreSnapshotBody: z.looseObject({ version: z.number(), state: z.record(z.string(), z.unknown()) }),
};

type BodyName<Id extends string> = `${Capitalize<Id>}Body`;
type BodyOf<Id extends string> =
  BodyName<Id> extends keyof typeof bodies ? z.output<(typeof bodies)[BodyName<Id>]> : undefined;

export const bodySchemaOf = (id: ControlOperationId): z.ZodType | undefined =>
  Reflect.get(bodies, `${id.charAt(0).toUpperCase()}${id.slice(1)}Body`);

export interface ControlHost {
  registry: WorldRegistry;
  traffic: TrafficLog;
  /** True behind --proxy, where the sockets are those of the other backend. */
  isForwarding: boolean;
}

export interface Control<Body = unknown> extends ControlHost {
  world: World;
  worldId: string;
  query: URLSearchParams;
  id: string;
  body: Body;
}

/** A call without an action does not compile. */
export type ControlActions = {
  readonly [Id in ControlOperationId]: (control: Control<BodyOf<Id>>) => unknown;
};

export const done = { ok: true } as const;

export function assertOwnSockets({ isForwarding }: ControlHost): void {
  if (isForwarding) throw new Refusal('no-sockets', { status: 400 });
}
