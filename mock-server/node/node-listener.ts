import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MockBackend, MockHost } from '../create-mock-backend.ts';
import type { Compress } from '../http/lasting-texts.ts';

/** Request listener for a node:http server. An error Response becomes what it stands for: a broken connection. */
export function nodeListener(
  backend: MockBackend,
  host: MockHost,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const listener = getRequestListener(
    async (request, { outgoing }) => {
      const response = await backend.handle(request, host);
      if (response.type !== 'error') return response;
      outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: false },
  );
  return (incoming, outgoing) => void listener(incoming, outgoing);
}

/** Compression of drawings with Node's own zlib; each drawing is compressed once. */
export const compressText: Compress = (text, encoding) => {
  const bytes =
    encoding === 'br'
      ? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } })
      : gzipSync(text);
  return new Uint8Array(bytes);
};
