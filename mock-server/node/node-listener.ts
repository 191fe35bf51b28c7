import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { isControlPath, type MockBackend, type MockHost } from '../create-mock-backend.ts';
import { isControlName } from '../http/cors.ts';
import { dripping, type TextAnswer } from '../http/envelope.ts';
import { type Compress, encodingFor } from '../http/lasting-texts.ts';
import { pathOrRefusal } from './request-target.ts';

export interface ListenerOptions {
  controlOrigins?: readonly string[];
  /** A web server in front of this one sends the caller's address and scheme. */
  trustProxy?: boolean;
}

/** The server next to this one added the last value. */
const lastOf = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim();

function asCalled(request: Request, scheme: string | undefined): Request {
  if (scheme !== 'https') return request;
  return new Request(request.url.replace(/^http:/, 'https:'), request);
}

/**
 * Compression pays only for long lists. Short answers may contain a token or a code, whose compressed length must
 * reveal nothing.
 */
const COMPRESSED_FROM = 2_000;

async function writeText(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers, text, dripMs }: TextAnswer,
): Promise<void> {
  const isLong = text.length >= COMPRESSED_FROM;
  const encoding =
    isLong && dripMs === undefined ? encodingFor(String(incoming.headers['accept-encoding'])) : undefined;
  const body = encoding ? compressText(text, encoding) : text;
  outgoing.writeHead(status, {
    ...headers,
    ...(isLong && { vary: [headers.vary, 'accept-encoding'].filter(Boolean).join(', ') }),
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': Buffer.byteLength(body),
  });
  if (dripMs === undefined) return void outgoing.end(body);
  for await (const piece of dripping(text, dripMs)) {
    if (outgoing.destroyed) return;
    outgoing.write(piece);
  }
  outgoing.end();
}

/**
 * Browsers send a request again when a kept connection ends without an answer, and the page would notice nothing. An
 * answer that is no HTTP is lost once.
 */
function loseAnswer(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { socket } = outgoing;
  if (!socket || incoming.httpVersionMajor > 1) outgoing.destroy();
  else socket.end('lost\r\n\r\n', () => socket.destroy());
}

/** Request listener for a node:http server. A broken connection is answered by breaking it. */
export function nodeListener(
  backend: MockBackend,
  host: MockHost,
  { controlOrigins = [], trustProxy = false }: ListenerOptions = {},
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const listener = getRequestListener(
    async (request, bindings) => {
      // The mock's servers speak HTTP/1.1.
      const { incoming, outgoing } = bindings as HttpBindings;
      const forwarded = trustProxy ? incoming.headers : {};
      const answer = await backend.answer(
        asCalled(request, lastOf(forwarded['x-forwarded-proto'])),
        host,
        lastOf(forwarded['x-forwarded-for']) || incoming.socket.remoteAddress,
      );
      if (answer instanceof Response && answer.type !== 'error') return answer;
      if (answer === undefined || answer instanceof Response) loseAnswer(incoming, outgoing);
      else void writeText(incoming, outgoing, answer);
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: false },
  );
  return (incoming, outgoing) => {
    const path = pathOrRefusal(incoming, outgoing);
    if (path === undefined) return;
    const name = incoming.headers.host ?? '';
    if (isControlPath(path) && !isControlName(name, controlOrigins)) {
      outgoing.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
      outgoing.end(
        `/__mock does not answer under the name ${name}. Start the mock with --origin http://${name}\n`,
      );
      return;
    }
    void listener(incoming, outgoing);
  };
}

/**
 * Brotli has 11 levels. The highest takes 20 times as long for a drawing and saves a tenth (3.0 kB instead of 3.2), and
 * it blocks all other answers.
 */
const BROTLI_QUALITY = 5;

export const compressText: Compress = (text, encoding) => {
  const bytes =
    encoding === 'br'
      ? brotliCompressSync(text, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          },
        })
      : gzipSync(text);
  return new Uint8Array(bytes);
};
