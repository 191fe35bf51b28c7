import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Path of a request target (RFC 9112, 3.2); undefined when it is no address. A target that begins with two slashes is a
 * path of this server, and not the name of another.
 */
function pathOfTarget(target = '/'): string | undefined {
  const address = target.startsWith('/') ? `http://localhost${target}` : target;
  return URL.parse(address)?.pathname;
}

/** Answers 400 to a request whose target is no address. @returns its path when it is one */
export function pathOrRefusal(request: IncomingMessage, response: ServerResponse): string | undefined {
  const path = pathOfTarget(request.url);
  if (path === undefined)
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('Not an address');
  return path;
}
