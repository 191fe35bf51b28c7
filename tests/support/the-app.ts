import { createMemoryHistory } from '@tanstack/react-router';
import { onTestFinished } from 'vitest';
import { createApp } from '../../src/app/start/create-app.ts';
import { createAppRouter } from '../../src/router.tsx';

const newApp = () =>
  createApp(window, (app, queryClient) =>
    createAppRouter(app, queryClient, createMemoryHistory({ initialEntries: ['/'] })),
  );

export type TestApp = ReturnType<typeof newApp>;

let current: TestApp | undefined;
let isShown = false;

/** The app of the test that runs: the one on screen, or the one that is going to be. */
export function theApp(): TestApp {
  if (current) return current;
  isShown = false;
  current = newApp();
  onTestFinished(() => {
    current?.queryClient.clear();
    current = undefined;
  });
  return current;
}

/** The app to show now; a test that shows a second one has loaded its page again. */
export function appToShow(): TestApp {
  if (isShown) current = undefined;
  const app = theApp();
  isShown = true;
  return app;
}
