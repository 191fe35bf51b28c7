import type { CheckOptions } from '@copihue/contract/check-options';
import { createMockServer } from '../../../mock-server/node/create-mock-server.ts';
import { optionsFor } from '../test-server/test-server.ts';

/** A running mock backend, and the options that let the contract check reach all of it. */
export async function openMockTarget() {
  const server = createMockServer({ games: 48 });
  const ports = await server.listen({ mockPort: 0, gatewayPort: 0, hostname: '127.0.0.1' });
  const main = `http://127.0.0.1:${ports.mockPort}`;
  const gateway = `http://127.0.0.1:${ports.gatewayPort}`;
  return {
    main,
    gateway,
    options: (world: string): CheckOptions => ({
      ...optionsFor(world, main),
      ...{ gateway, control: `${main}/__mock` },
    }),
    close: () => server.close(),
  };
}
