import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CACHE_FOREVER } from '../../../tools/serve/headers.ts';
import { COMPRESSED } from '../../../tools/serve/static-files.ts';
import { isBackend, startHost } from '../../support/release-host.ts';
import type { Release, Upload } from './upload.ts';

/** Each byte becomes one character. */
export function readRelease(mark: string, folder: string): Release {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !COMPRESSED.test(path));
  return {
    mark,
    files: new Map(paths.map((path) => [`/${relative(folder, path)}`, readFileSync(path, 'latin1')])),
  };
}

export const startUploadHost = (backend: string, upload: Upload) =>
  startHost(backend, ({ method, url = '/' }, outgoing) => {
    const { pathname } = new URL(url, backend);
    if (method !== 'GET' || isBackend(pathname)) return false;
    const { status, type, body, isForEver } = upload.answer(pathname);
    outgoing.writeHead(status, {
      'content-type': type,
      'cache-control': isForEver ? CACHE_FOREVER : 'no-cache',
    });
    outgoing.end(Buffer.from(body, 'latin1'));
    return true;
  });
