import { createServer, type Server } from 'node:http';
import type { MockServer } from '../../mock-server/node/create-mock-server.ts';
import { withConsoleLink } from '../console/console-link.ts';
import { readStaticFiles } from './static-files.ts';

/** Paths the backend answers with a GET; every POST is its own as well. */
const isBackendPath = (path: string) => /^\/(?:resources|bank|games|__mock|socket\.io)(?:\/|$)/.test(path);

export interface AppServerOptions {
  /** Puts a small link to the mock's console into the pages as they are served; the build has none. */
  hasConsoleLink?: boolean;
}

/**
 * The production build and the backend on one origin: what a phone reaches with one connection.
 * @throws when there is no build
 */
export function createAppServer(
  folder: string,
  mock: MockServer,
  { hasConsoleLink = false }: AppServerOptions = {},
): Server {
  const files = readStaticFiles(folder, isBackendPath, hasConsoleLink ? withConsoleLink : undefined);
  const backend = mock.listener('combined');
  const server = createServer((request, response) => {
    if (!files.serve(request, response)) backend(request, response);
  });
  mock.attachSockets(server);
  return server;
}
