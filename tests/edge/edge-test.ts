import { once } from 'node:events';
import { type ClientHttp2Session, connect } from 'node:http2';
import { test as base } from '../browsers/engine-test.ts';
import { run } from '../support/run-mock.ts';
import { startCaddy, startNginx, type WebServer } from './start-web-server.ts';

interface Servers {
  nginx: WebServer;
  caddy: WebServer;
  mock: string;
}

/** `body` is still compressed. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

export interface SendOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** nginx and Caddy in front of one mock. `world` calls the mock directly. */
export const test = base.extend<object, { servers: Servers }>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern.
    async ({}, use) => {
      const mock = run(['--trust-proxy']);
      const address = await mock.url;
      const portOf = (text: string | undefined) => Number(text?.match(/:(\d+)\s*$/)?.[1]);
      const gateway = /gateway \(\/v1\)\s+(\S+)/.exec(mock.output())?.[1];
      const ports = { main: portOf(address), gateway: portOf(gateway) };
      const [nginx, caddy] = await Promise.all([startNginx(ports), startCaddy(ports)]);
      await use({ nginx, caddy, mock: address });
      await Promise.all([nginx.stop(), caddy.stop()]);
      mock.child.kill('SIGTERM');
      await mock.exit;
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ servers }, use) => use(servers.mock),
});

export async function send(address: string, path: string, options: SendOptions = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options;
  const session: ClientHttp2Session = connect(address, { rejectUnauthorized: false });
  try {
    const stream = session.request({ ':method': method, ':path': path, ...headers });
    stream.end(body);
    const [answered] = await once(stream, 'response');
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part);
    const { ':status': status, ...rest } = answered;
    const plain = Object.entries(rest).map(([name, value]) => [name, String(value)]);
    return { status: Number(status), headers: Object.fromEntries(plain), body: Buffer.concat(parts) };
  } finally {
    session.close();
  }
}
