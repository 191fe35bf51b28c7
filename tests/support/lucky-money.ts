import type { MockBackend } from '../../mock-server/create-mock-backend.ts';
import type { World } from '../../mock-server/world/core/world.ts';
import { createPacket, type PacketIntent } from '../../mock-server/world/lucky-money/packet-create.ts';
import { openSession } from '../../mock-server/world/players/sessions.ts';
import type { PacketRow } from '../../mock-server/world/tables/packet-rows.ts';
import { stranger as newStranger } from './test-world.ts';

/** Ids of the seeded players with and without money. */
export const RICH = 'P000001';
export const POOR = 'P000002';

export const worldOf = (backend: MockBackend): World => backend.registry.world('default');

/** By default a packet of 10,000 in four equal shares. */
export const sendPacket = (backend: MockBackend, part: Partial<PacketIntent> = {}): PacketRow =>
  createPacket(worldOf(backend), RICH, { amount: 1_000_000, shares: 4, kind: 'equal', ...part });

export const tokenFor = (backend: MockBackend, playerId: string): string =>
  openSession(worldOf(backend), playerId).token;

/** @returns the id of a new player */
export const stranger = (backend: MockBackend, number = 0): string => newStranger(worldOf(backend), number);
