import { rmSync } from 'node:fs';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { readStaticFiles } from '../../tools/serve/static-files.ts';
import { nextRelease } from './next-release.ts';

const BACKEND = /^\/(?:resources|bank|games|__mock|socket\.io)(?:\/|$)/;

export type ReleaseHost = Awaited<ReturnType<typeof startReleaseHost>>;

/** Runs in a page of `nextRelease('second')` or of the build. */
export const releaseOfPage = () =>
  document.querySelector('meta[name=release][content=second]') ? 'second' : 'first';

/**
 * Forwards what `serve` does not answer.
 * @param backend answers everything that is no file of the build
 * @returns the address and a function that stops the host
 */
export async function startHost(
  backend: string,
  serve: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean,
): Promise<{ address: string; close(): void }> {
  const server: Server = createServer((incoming, outgoing) => {
    if (serve(incoming, outgoing)) return;
    const { method, headers, url = '/' } = incoming;
    const onward = httpRequest(new URL(url, backend), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export const isBackend = (path: string): boolean => BACKEND.test(path);

/**
 * A host of the build on which a second release can replace the first.
 * @param backend answers everything that is no file of the build
 */
export async function startReleaseHost(backend: string) {
  const folders: string[] = [];
  const read = (folder: string) => readStaticFiles(folder, isBackend);
  let files = read('dist');
  let isDown = false;
  const { address, close } = await startHost(backend, (incoming, outgoing) => {
    if (isDown) {
      incoming.destroy();
      return true;
    }
    // While the host is down, only the service worker may answer, never the browser's cache.
    const { writeHead } = outgoing;
    Object.assign(outgoing, {
      writeHead: (status: number, headers: OutgoingHttpHeaders) =>
        writeHead.call(outgoing, status, { ...headers, 'cache-control': 'no-store' }),
    });
    return files.serve(incoming, outgoing);
  });
  return {
    address,
    /** Publishes a release with this mark in its pages; `start` begins its main script. The project's own build is release `first`. */
    publish(mark: string, start?: string) {
      const folder = nextRelease(mark, start);
      folders.push(folder);
      files = read(folder);
    },
    /** While the host is down it cuts each connection. */
    setDown(next: boolean) {
      isDown = next;
    },
    close() {
      close();
      for (const folder of folders) rmSync(folder, { recursive: true });
    },
  };
}
