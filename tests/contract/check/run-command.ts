import { execFile } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `copihue-contract check` as a process of its own. */
export function runCommand(...flags: string[]): Promise<{ code: number; out: string; errors: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['openapi/check/main.ts', ...flags], (error, out, errors) => {
      resolve({ code: Number(error?.code ?? 0), out, errors });
    });
  });
}

/** A server on a free port. */
export async function serve(answer: RequestListener): Promise<{ url: string; close(): void }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
