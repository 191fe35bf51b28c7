import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStaticFiles } from '../../tools/serve/static-files.ts';

const BACKEND = /^\/(?:resources|bank|games|__mock|socket\.io)(?:\/|$)/;

/** A host of the production build on which a second release can be put in the place of the first. */
export interface ReleaseHost {
  address: string;
  /** Puts a release with this mark in its pages on the host; the build of the project is release `first`. */
  publish(mark: string): void;
  close(): void;
}

/**
 * A copy of the build as the next release: pages that say which one they are, and a worker that stores those pages,
 * whose bytes differ therefore. Everything else of a release has addresses of its own anyway.
 */
function nextRelease(mark: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'copihue-release-'));
  cpSync('dist', folder, { recursive: true });
  for (const page of ['index.html', 'shell.html']) {
    const file = join(folder, page);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('<head>', `<head><meta name="release" content="${mark}">`),
    );
  }
  const worker = join(folder, 'sw.js');
  const stored = readFileSync(worker, 'utf8').replace(/("?revision"?:[`"'])(?=[\w-])/g, `$1${mark}-`);
  writeFileSync(worker, stored);
  return folder;
}

/** @param backend address that answers everything which is no file of the build */
export function startReleaseHost(backend: string): Promise<ReleaseHost> {
  const folders: string[] = [];
  const read = (folder: string) => readStaticFiles(folder, (path) => BACKEND.test(path));
  let files = read('dist');
  const server: Server = createServer((incoming, outgoing) => {
    if (files.serve(incoming, outgoing)) return;
    const { method, headers, url = '/' } = incoming;
    const onward = httpRequest(new URL(url, backend), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
        publish(mark) {
          const folder = nextRelease(mark);
          folders.push(folder);
          files = read(folder);
        },
        close() {
          server.close();
          server.closeAllConnections();
          for (const folder of folders) rmSync(folder, { recursive: true });
        },
      });
    });
  });
}
