import { type CheckOptions, checkParts, defaults } from '@copihue/contract/check-options';
import { createMockServer, type MockServer } from '../../../mock-server/node/create-mock-server.ts';
import { seedPlayers } from '../../../mock-server/seed/world.ts';

/** A running mock backend, and the options that let the contract check reach all of it. */
export interface MockTarget {
  main: string;
  gateway: string;
  options(world: string): CheckOptions;
  close(): Promise<void>;
}

export async function openMockTarget(): Promise<MockTarget> {
  const server: MockServer = createMockServer({ games: 48 });
  const ports = await server.listen({ mockPort: 0, gatewayPort: 0, hostname: '127.0.0.1' });
  const main = `http://127.0.0.1:${ports.mockPort}`;
  const gateway = `http://127.0.0.1:${ports.gatewayPort}`;
  const [player, second] = seedPlayers;
  return {
    main,
    gateway,
    options: (world) => ({
      ...defaults,
      ...{ main, gateway, socket: main, control: `${main}/__mock`, player, second, newUsername: '955512345' },
      ...{ writes: true, rate: Number.POSITIVE_INFINITY, parts: new Set(checkParts) },
      headers: { 'x-mock-world': world },
    }),
    close: async () => {
      await server.close();
    },
  };
}
