// A file of its own because measure-load.ts compiles it alone, as the least that an app of these packages starts with.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRootRoute, createRouter, Link, RouterProvider } from '@tanstack/react-router';
import { createElement, useEffect } from 'react';

const queryClient = new QueryClient();

function Root() {
  useQuery({ queryKey: ['nothing'], queryFn: () => null, enabled: false });
  useEffect(() => void performance.mark('app:ready'), []);
  return createElement(Link, { to: '.' }, 'Copihue');
}

/** Uses separate tasks as the app does: first the modules, then the router, then React's renderer. */
async function start(): Promise<void> {
  const renderer = import('react-dom/client');
  const router = createRouter({ routeTree: createRootRoute({ component: Root }) });
  await router.load();
  const { createRoot } = await renderer;
  const app = createElement(RouterProvider, { router });
  createRoot(document.createElement('div')).render(
    createElement(QueryClientProvider, { client: queryClient }, app),
  );
}

setTimeout(() => void start());
