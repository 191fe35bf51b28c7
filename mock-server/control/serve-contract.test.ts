import { expect, test } from 'vitest';
import { serveContract } from './serve-contract.ts';

const text = 'http://127.0.0.1:4010/a http://127.0.0.1:4011/b';

test.each([
  ['http://api.test:9010', 9011, 'http://api.test:9010/a http://api.test:9011/b'],
  ['http://api.test:9010', undefined, 'http://api.test:9010/a http://api.test:9010/b'],
  ['https://api.test', undefined, 'http://api.test/a http://api.test/b'],
])(
  'CON-08 the contract served at %s, with the gateway at %s, names the hosts that serve it',
  async (origin, port, served) => {
    const contract = { text: () => text, mainPort: () => undefined, gatewayPort: () => port };
    const answer = (path: string, method = 'GET') =>
      serveContract(new Request(`${origin}${path}`, { method }), contract);
    expect(await answer('/__mock/openapi.json')?.text()).toBe(served);
    expect(answer('/__mock/openapi.yaml')).toBeUndefined();
    expect(answer('/__mock/openapi.json', 'POST')).toBeUndefined();
  },
);
