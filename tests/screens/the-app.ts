import { createMemoryHistory } from '@tanstack/react-router';
import { onTestFinished } from 'vitest';
import { createApp } from '../../src/app/start/create-app.ts';
import type { Ports } from '../../src/lib/app.ts';
import { usePopupStore } from '../../src/popups/popup-store.ts';
import { createAppRouter } from '../../src/router.tsx';
import { portsWith } from '../support/device-app.ts';

const newApp = (own: Partial<Ports>) =>
  createApp(portsWith(own), (app, queryClient) =>
    createAppRouter(app, queryClient, createMemoryHistory({ initialEntries: ['/'] })),
  );

export type TestApp = ReturnType<typeof newApp>;

let current: TestApp | undefined;
let ports: Partial<Ports> = {};
let isShown = false;

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

/** Replaces parts of the browser for the rest of the test. */
export function givePorts(own: Partial<Ports>): void {
  theApp();
  Object.assign(ports, own);
}

/** Returns a new app on the second call of a test, because the page was loaded again. */
export function appToShow(): TestApp {
  if (isShown) current = undefined;
  const app = theApp();
  isShown = true;
  return app;
}

/** The open popups and why each was opened, from the lowest to the top. */
export const openPopups = () =>
  usePopupStore
    .of(theApp())
    .getState()
    .stack.map(({ kind, origin }) => [kind, origin] as const);

export const openKinds = () => openPopups().map(([kind]) => kind);
