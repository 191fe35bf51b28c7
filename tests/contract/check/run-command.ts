import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openKit } from '@copihue/contract/check';
import { defaults } from '@copihue/contract/check-options';
import { checkCommand } from '../../../openapi/check/command.ts';
import { kit } from '../shared-kit.ts';

/** `copihue-contract check` with its exit code and everything that it prints. */
export async function runCommand(...flags: string[]): Promise<{ code: number; out: string; errors: string }> {
  let [out, errors] = ['', ''];
  const terminal = {
    env: {},
    print: (text: string) => {
      out += `${text}\n`;
    },
    complain: (text: string) => {
      errors += `${text}\n`;
    },
    showProgress: () => undefined,
    signal: new AbortController().signal,
  };
  const open = (file: string) => (file === defaults.contract ? kit : openKit(file));
  const code = await checkCommand(flags, terminal, open);
  return { code, out, errors };
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
