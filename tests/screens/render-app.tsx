import { type OperationId, operations } from '@copihue/contract/operations';
import { cleanup, render, waitFor } from '@testing-library/react';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { expect, onTestFinished } from 'vitest';
import { createMockBackend, type MockBackend } from '../../mock-server/create-mock-backend.ts';
import { mswHandlers } from '../../mock-server/msw/handlers.ts';
import { startTasks } from '../../src/app/start/create-app.ts';
import { Providers } from '../../src/app/start/providers.tsx';
import { restorePlayer, startupTasks } from '../../src/app/start/start-app.ts';
import { hosts } from '../../src/config/this-page.ts';
import { currentLanguageCode } from '../../src/i18n/languages.ts';
import { startTexts } from '../../src/i18n/texts.ts';
import { utcDay } from '../../src/lib/day.ts';
import { writeDevice, writeTab } from '../../src/lib/device-storage.ts';
import { pageCountry } from '../../src/session/market.ts';
import { endPage } from '../support/page-end.ts';
import { appToShow, type TestApp, theApp } from './the-app.ts';

interface RenderedApp {
  app: TestApp;
  backend: MockBackend;
  queryClient: TestApp['queryClient'];
  router: TestApp['router'];
  calls: string[];
  end: () => void;
}

export const countOf = (calls: readonly string[], path: string): number =>
  calls.filter((call) => call === path).length;

const idOf = new Map(operations.map(({ path, operationId }) => [path, operationId]));
const idAt = (request: Request) => idOf.get(new URL(request.url).pathname);

/** @param answer gives the `data` of each call */
export const answerAll = (answer: (operationId: OperationId) => unknown): HttpHandler =>
  http.post(
    ({ request }) => idAt(request) !== undefined,
    ({ request }) => {
      const operationId = idAt(request);
      return operationId && HttpResponse.json({ success: true, message: '', data: answer(operationId) });
    },
  );

/** @returns the token of a new session of the seeded player */
export async function tokenOf(backend: MockBackend): Promise<string> {
  const request = new Request('http://backend.test/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ country: 'CL', username: '912345678', password: 'Copihue2026' }),
  });
  const { data } = (await (await backend.handle(request, 'main')).json()) as { data: { token: string } };
  return data.token;
}

interface Arrival {
  player?: boolean;
  /** Lets the popups of home open (PRO-02, NTF-01). By default they are skipped for today. */
  hasPopups?: boolean;
  handlers?: readonly HttpHandler[];
  /** Clock of the mock. The phone's clock by default. */
  clock?: () => number;
  /** The page to reload: its backend, device storage and tab storage are kept. */
  reloads?: RenderedApp;
  prepare?: (backend: MockBackend) => Promise<unknown>;
}

/** Waits for the code that starts after the first view (src/app/start/after-start.tsx). */
export const started = () =>
  waitFor(() => expect(performance.getEntriesByName('app:after-start')).not.toEqual([]));

/** Ends the page as a phone does when it needs memory: no cleanup changes the storage. */
export function dropPage(page: RenderedApp): void {
  const areas = [localStorage, sessionStorage].map((area) => ({ area, texts: { ...area } }));
  cleanup();
  page.end();
  endPage();
  for (const { area, texts } of areas) {
    area.clear();
    for (const [key, text] of Object.entries(texts)) area.setItem(key, String(text));
  }
}

export async function renderApp(
  path: string,
  { player = false, hasPopups = false, handlers, clock, reloads, prepare }: Arrival = {},
): Promise<RenderedApp> {
  if (reloads) dropPage(reloads);
  if (!hasPopups) {
    writeTab(theApp(), 'interruptedOn', utcDay());
    for (const key of ['showPb', 'showPb2'] as const) writeDevice(theApp(), key, utcDay());
  }
  const backend =
    reloads?.backend ??
    createMockBackend({ seed: 1, gameOrigin: hosts.game || location.origin, ...(clock && { clock }) });
  await prepare?.(backend);
  const server = setupServer(...(handlers ?? mswHandlers(backend)));
  server.listen({ onUnhandledFrame: 'error' });
  const calls: string[] = [];
  server.events.on('request:start', ({ request }) => calls.push(new URL(request.url).pathname));

  const app = appToShow();
  // No socket: a test about the socket connects one.
  const stop = startTasks(app, startupTasks);
  await startTexts(currentLanguageCode(app), pageCountry(app));
  if (player) writeDevice(app, 'token', await tokenOf(backend));
  const { router, queryClient } = app;
  if (player || reloads) restorePlayer(app);
  router.history.replace(path);
  await router.load();
  performance.clearMarks('app:after-start');
  render(<Providers app={app} />);

  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    stop();
    server.close();
    queryClient.clear();
  };
  onTestFinished(end);
  return { app, backend, queryClient, router, calls, end };
}
