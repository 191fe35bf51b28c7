import { expect, test } from 'vitest';
import { createMockServer } from './create-mock-server.ts';
import { addressesOf, networkAddress, originsFrom, withHostValue } from './network.ts';

test('MOC-01 --host alone listens on every address, and with a value on that one', () => {
  expect(withHostValue(['--host'])).toEqual(['--host', '0.0.0.0']);
  expect(withHostValue(['--host', '--games', '9'])).toEqual(['--host', '0.0.0.0', '--games', '9']);
  expect(withHostValue(['--host', '10.0.0.7', '--games', '9'])).toEqual([
    '--host',
    '10.0.0.7',
    '--games',
    '9',
  ]);
  expect(addressesOf('0.0.0.0')[0]).toBe('127.0.0.1');
  expect(addressesOf('10.0.0.7')).toEqual(['10.0.0.7']);
  expect(networkAddress('127.0.0.1')).toBeUndefined();
});

test('MOC-01 --origin accepts an origin and nothing else', () => {
  expect(originsFrom(['http://localhost:3000/path', 'https://app.example'])).toEqual([
    'http://localhost:3000',
    'https://app.example',
  ]);
  expect(() => originsFrom(['app.example'])).toThrow('--origin must be an address');
});

test('MOC-01 without --host only this computer gets in', async () => {
  const reaches = async (hostname?: string) => {
    const server = createMockServer({ games: 48 });
    const { mockPort } = await server.listen({ mockPort: 0, gatewayPort: 0, ...(hostname && { hostname }) });
    // A server on all addresses answers at this address of the computer too.
    const answer = await fetch(`http://127.0.0.2:${mockPort}/ping`, { method: 'POST', body: '{}' }).catch(
      () => undefined,
    );
    await server.close();
    return answer?.status;
  };
  expect(await reaches()).toBeUndefined();
  expect(await reaches('0.0.0.0')).toBe(200);
});
