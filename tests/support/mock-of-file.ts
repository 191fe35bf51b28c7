import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll } from 'vitest';
import { createMockServer, type MockServerOptions } from '../../mock-server/node/create-mock-server.ts';

/** A mock backend on free ports of this computer while the tests of a file run. */
export function mockOfFile(options: MockServerOptions = {}) {
  const server = createMockServer({ games: 48, ...options });
  const mock = { server, url: '', gateway: '', call, connect, freshWorld, login };
  beforeAll(async () => {
    const { mockPort, gatewayPort } = await server.listen({ mockPort: 0, gatewayPort: 0 });
    mock.url = `http://127.0.0.1:${mockPort}`;
    mock.gateway = `http://127.0.0.1:${gatewayPort}`;
  });
  afterAll(() => {
    for (const socket of sockets) socket.disconnect();
    return server.close();
  });

  const sockets: Socket[] = [];
  /** A socket that the end of the file closes. */
  function connect(options: Parameters<typeof io>[1], at = mock.url): Socket {
    const socket = io(at, { transports: ['websocket'], forceNew: true, reconnectionDelay: 20, ...options });
    sockets.push(socket);
    return socket;
  }

  let worlds = 0;
  function freshWorld(): string {
    worlds += 1;
    return `world-${worlds}`;
  }
  /** @returns the data of the answer */
  async function call(path: string, body: unknown, world: string, token = '') {
    const headers = { 'content-type': 'application/json', 'x-mock-world': world, token };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(`${mock.url}${path}`, init)).json()).data;
  }
  function login(world: string, username = '912345678'): Promise<{ token: string }> {
    return call('/user/login', { country: 'CL', username, password: 'Copihue2026' }, world);
  }
  return mock;
}
