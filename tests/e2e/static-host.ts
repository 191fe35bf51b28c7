import { readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { typeOf } from '../../tools/serve/static-files.ts';
import { startHost } from '../support/release-host.ts';

/** Serves the files of a folder below a path, and 404.html for all other paths. */
export async function startStaticHost(root: string, below: string) {
  const fileFor = (path: string): { file: string; status: number } => {
    const inside = path.startsWith(below) ? normalize(`/${path.slice(below.length)}`) : undefined;
    const file = inside && join(root, inside.endsWith('/') ? `${inside}index.html` : inside);
    if (file && statSync(file, { throwIfNoEntry: false })?.isFile()) return { file, status: 200 };
    return { file: join(root, '404.html'), status: 404 };
  };
  const { address, close } = await startHost('', ({ method, url = '/' }, outgoing) => {
    const { file, status } = fileFor(decodeURIComponent(new URL(url, 'http://host').pathname));
    const isRead = method === 'GET' || method === 'HEAD';
    outgoing.writeHead(isRead ? status : 405, { 'content-type': typeOf(file) });
    outgoing.end(method === 'GET' ? readFileSync(file) : undefined);
    return true;
  });
  return { address: address + below, close };
}
