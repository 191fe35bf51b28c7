import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export interface StaticHost {
  address: string;
  close(): void;
}

/** Serves the files of a folder below a path, and 404.html for all other paths. */
export function startStaticHost(root: string, below: string): Promise<StaticHost> {
  const fileFor = (path: string): { file: string; status: number } => {
    const inside = path.startsWith(below) ? normalize(`/${path.slice(below.length)}`) : undefined;
    const file = inside && join(root, inside.endsWith('/') ? `${inside}index.html` : inside);
    if (file && statSync(file, { throwIfNoEntry: false })?.isFile()) return { file, status: 200 };
    return { file: join(root, '404.html'), status: 404 };
  };
  const server = createServer((request, response) => {
    const { file, status } = fileFor(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    response.writeHead(isRead ? status : 405, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    });
    response.end(request.method === 'GET' ? readFileSync(file) : undefined);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({
        address: `http://127.0.0.1:${port}${below}`,
        close() {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}
