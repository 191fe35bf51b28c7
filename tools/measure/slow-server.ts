import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createMockBackend } from '@copihue/mock/backend';
import { type Link, type LinkedServer, linkTo } from './slow-link.ts';

const CHUNK = 4096;
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** A new key for HTTP/2. @throws when openssl is missing */
export function temporaryKey(): { key: Buffer; cert: Buffer; spki: string } {
  const folder = mkdtempSync(join(tmpdir(), 'copihue-key-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  const san = ['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', keyFile, '-out', certFile];
  if (spawnSync('openssl', [...options.split(' '), ...san]).status !== 0)
    throw new Error('No key could be made: install openssl.');
  const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
  rmSync(folder, { recursive: true });
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, spki: createHash('sha256').update(spki).digest('base64') };
}

interface Job {
  urgency: number;
  at: number;
  response: Http2ServerResponse;
  body: Buffer;
}

/** Sends 4 kB at a time, by the browser's urgency (RFC 9218), then in order, as CDNs do. */
function createSender() {
  const jobs: Job[] = [];
  let isBusy = false;
  const next = () => {
    const first = jobs[0];
    isBusy = first !== undefined;
    if (!first) return;
    const job = jobs.reduce((best, other) => (other.urgency < best.urgency ? other : best), first);
    const part = job.body.subarray(job.at, job.at + CHUNK);
    job.at += CHUNK;
    if (job.at < job.body.length) job.response.write(part, next);
    else {
      jobs.splice(jobs.indexOf(job), 1);
      job.response.end(part, () => next());
    }
  };
  return (request: Http2ServerRequest, response: Http2ServerResponse, body: Buffer) => {
    const urgency = Number(/u=(\d)/.exec(String(request.headers.priority ?? ''))?.[1] ?? 3);
    jobs.push({ urgency, at: 0, response, body });
    if (!isBusy) next();
  };
}

export type Files = ReadonlyMap<string, Buffer>;

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

function createAnswer(files: Files) {
  const backend = createMockBackend({ seed: 1 });
  const compressed = new WeakMap<Buffer, Buffer>();
  const fileAt = (path: string, isPage: boolean): Answer | undefined => {
    const named = path === '/' ? '/index.html' : path;
    const name = isPage && !files.has(named) ? '/shell.html' : named;
    const file = files.get(name);
    if (!file) return undefined;
    const type = TYPES[extname(name)];
    const body = type ? (compressed.get(file) ?? brotliCompressSync(file)) : file;
    compressed.set(file, body);
    const isHashed = name.startsWith('/assets/');
    return {
      status: 200,
      headers: {
        'content-type': type ?? 'application/octet-stream',
        ...(type && { 'content-encoding': 'br' }),
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
      body,
    };
  };
  return async (request: Http2ServerRequest, text: string): Promise<Answer> => {
    const { method = 'GET' } = request;
    const url = new URL(request.url, 'https://127.0.0.1');
    const file =
      method === 'GET' ? fileAt(url.pathname, request.headers['sec-fetch-dest'] === 'document') : undefined;
    if (file) return file;
    const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'));
    const sent = new Request(url, {
      method,
      headers: headers.map(([name, value]) => [name, String(value)]),
      ...(method === 'POST' && { body: text }),
    });
    const answer = await backend.handle(sent, 'combined');
    const kept = ['content-type', 'cache-control', 'etag'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    return {
      status: answer.status,
      headers: { ...Object.fromEntries(kept), 'content-encoding': 'br' },
      body: brotliCompressSync(Buffer.from(await answer.arrayBuffer())),
    };
  };
}

/**
 * Serves files with a mock backend of its own over HTTP/2 and an emulated link.
 * @param onSent gets the length of each body as it is sent
 */
export function serveSlowly(
  files: Files,
  link: Link,
  key: { key: Buffer; cert: Buffer },
  onSent: (bytes: number) => void = () => undefined,
): Promise<LinkedServer> {
  const answerOf = createAnswer(files);
  const senders = new WeakMap<object, ReturnType<typeof createSender>>();
  const server = createSecureServer({ key: key.key, cert: key.cert }, (request, response) => {
    const { session } = request.stream;
    if (!session) return;
    const send = senders.get(session) ?? createSender();
    senders.set(session, send);
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      void answerOf(request, Buffer.concat(parts).toString()).then(({ status, headers, body }) => {
        response.writeHead(status, { ...headers, 'content-length': String(body.length) });
        onSent(body.length);
        send(request, response, body);
      });
    });
  });
  server.on('sessionError', () => undefined).on('tlsClientError', () => undefined);
  return linkTo(server, link);
}
