import { createMemoryHistory } from '@tanstack/react-router';
import { onTestFinished } from 'vitest';
import { createApp } from '../../src/app/start/create-app.ts';
import type { Ports } from '../../src/lib/app.ts';
import { createAppRouter } from '../../src/router.tsx';
import { portsWith } from './device-app.ts';

const newApp = (own: Partial<Ports>) =>
  createApp(portsWith(own), (app, queryClient) =>
    createAppRouter(app, queryClient, createMemoryHistory({ initialEntries: ['/'] })),
  );

export type TestApp = ReturnType<typeof newApp>;

let current: TestApp | undefined;
let ports: Partial<Ports> = {};
let isShown = false;

/** The app of the test that runs: the one on screen, or the one that is going to be. */
export function theApp(): TestApp {
  if (current) return current;
  isShown = false;
  current = newApp(ports);
  onTestFinished(() => {
    current?.queryClient.clear();
    current = undefined;
    ports = {};
  });
  return current;
}

/** Replaces what the app takes from the browser, from now on and for the test that runs. */
export function givePorts(own: Partial<Ports>): void {
  theApp();
  Object.assign(ports, own);
}

/** The app to show now; a test that shows a second one has loaded its page again. */
export function appToShow(): TestApp {
  if (isShown) current = undefined;
  const app = theApp();
  isShown = true;
  return app;
}
