import { rmSync } from 'node:fs';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { nextRelease } from '../../tools/serve/next-release.ts';
import { readStaticFiles } from '../../tools/serve/static-files.ts';

const BACKEND = /^\/(?:resources|bank|games|__mock|socket\.io)(?:\/|$)/;

/** A host of the production build on which a second release can be put in the place of the first. */
export interface ReleaseHost {
  /** Puts a release with this mark in its pages on the host; the build of the project is release `first`. */
  publish(mark: string): void;
  /** While it is down every request is cut off. */
  setDown(isDown: boolean): void | Promise<void>;
}

/** The host of these tests, in their own process. */
interface OwnHost extends ReleaseHost {
  address: string;
  close(): void;
}

/**
 * Serves what `serve` answers, and passes all else on.
 * @param backend address that answers everything which is no file of the build
 * @returns its address, and what ends it
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

/** @param backend address that answers everything which is no file of the build */
export async function startReleaseHost(backend: string): Promise<OwnHost> {
  const folders: string[] = [];
  const read = (folder: string) => readStaticFiles(folder, isBackend);
  let files = read('dist');
  let isDown = false;
  const { address, close } = await startHost(backend, (incoming, outgoing) => {
    if (isDown) {
      incoming.destroy();
      return true;
    }
    // While it is down only the worker's store may answer, never the browser's own cache.
    const { writeHead } = outgoing;
    Object.assign(outgoing, {
      writeHead: (status: number, headers: OutgoingHttpHeaders) =>
        writeHead.call(outgoing, status, { ...headers, 'cache-control': 'no-store' }),
    });
    return files.serve(incoming, outgoing);
  });
  return {
    address,
    publish(mark) {
      const folder = nextRelease(mark);
      folders.push(folder);
      files = read(folder);
    },
    setDown(next) {
      isDown = next;
    },
    close() {
      close();
      for (const folder of folders) rmSync(folder, { recursive: true });
    },
  };
}
