import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { type App, emptyApp, type Ports } from '../../lib/app.ts';
import { combineCleanups } from '../../lib/listen.ts';
import { createQueryClient } from '../cache/query-client.ts';

export interface WholeApp extends App {
  readonly queryClient: QueryClient;
  readonly router: AnyRouter;
}

/** Runs as long as the app. @returns stops it */
export type StartupTask = (app: WholeApp) => (() => void) | undefined;

/** Makes every app (decision 48). @param createRouter a parameter, because this room cannot import routes */
export function createApp<Router extends AnyRouter>(
  ports: Ports,
  createRouter: (app: App, queryClient: QueryClient) => Router,
): WholeApp & { router: Router } {
  const app = emptyApp(ports);
  const queryClient = createQueryClient(app);
  return Object.assign(app, { queryClient, router: createRouter(app, queryClient) });
}

export function startTasks(app: WholeApp, tasks: readonly StartupTask[]): () => void {
  return combineCleanups(...tasks.map((run) => run(app)));
}
