import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Path of a request target (RFC 9112, 3.2); undefined when it is invalid. A target with two leading slashes is a path
 * of this server, not another host.
 */
function pathOfTarget(target = '/'): string | undefined {
  // The URL parser reads a backslash as a slash.
  if (target.includes('\\')) return undefined;
  const address = target.startsWith('/') ? `http://localhost${target}` : target;
  return URL.parse(address)?.pathname;
}

/**
 * Answers 400 to a request with an invalid target.
 * @returns the path of a valid one
 */
export function pathOrRefusal(request: IncomingMessage, response: ServerResponse): string | undefined {
  const path = pathOfTarget(request.url);
  if (path === undefined)
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('Not an address');
  return path;
}
