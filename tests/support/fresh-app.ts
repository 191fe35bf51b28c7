import { QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import { beforeEach } from 'vitest';
import { deviceApp } from './device-app.ts';

const WITHOUT_REPEATS: QueryClientConfig = {
  defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
};

/** The app of all tests of a file. Before each test it gets an empty device, no state and a query client of its own. */
export function freshApp(config = () => WITHOUT_REPEATS) {
  const renewed = () => ({ ...deviceApp(), queryClient: new QueryClient(config()) });
  const app = renewed();
  beforeEach(() => void Object.assign(app, renewed()));
  return app;
}
