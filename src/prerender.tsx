/** Entry of the build that paints home (tools/prerender.ts): renders it to HTML, ready for hydration. */

import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { Category } from './api/generated/contract.schemas.ts';
import { NavBar, TopBar } from './app/shell.tsx';
import { createApp } from './app/start/create-app.ts';
import { Providers } from './app/start/providers.tsx';
import { DEFAULT_COUNTRY } from './config/constants.ts';
import { firstViewQueries } from './features/lobby/first-view.ts';
import type { LanguageCode } from './i18n/languages.ts';
import { startTexts } from './i18n/texts.ts';
import { AppContext } from './lib/app.ts';
import { writeDevice } from './lib/device-storage.ts';
import { createAppRouter } from './router.tsx';

export { firstViews } from './app/boot/screens.ts';

export type LobbyAnswers = Record<string, unknown>;

const queriesOf = (answers: LobbyAnswers) =>
  // The contract's own tests check these answers, or a backend that keeps the contract published them.
  firstViewQueries(DEFAULT_COUNTRY, answers['/game/categories'] as Category[] | undefined);

export const firstViewCalls = (answers: LobbyAnswers) =>
  queriesOf(answers).map(({ path, body }) => ({ path, body }));

/**
 * Texts of notices would make every first visit heavier, so they are empty (features/notices/use-notices.ts). Winners
 * come live alone: a page without its server must not go on about old ones.
 */
function kept(path: string, answer: unknown): unknown {
  if (path !== '/notice/list' || !Array.isArray(answer)) return answer;
  return answer.filter(({ level }) => level !== 'winner').map((notice) => ({ ...notice, body: '' }));
}

async function appAt(path: string, language: LanguageCode) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const app = createApp(globalThis, (empty, queryClient) => createAppRouter(empty, queryClient, history));
  writeDevice(app, 'locale', language);
  await startTexts(language);
  return app;
}

/** @throws when an answer is missing */
export async function paintHome(language: LanguageCode, answers: LobbyAnswers) {
  const app = await appAt('/', language);
  const { queryClient } = app;
  const state = queriesOf(answers).map(({ queryKey, path }) => {
    if (answers[path] === undefined) throw new Error(`The lobby has no answer for ${path}.`);
    return [queryKey, kept(path, answers[path])] as const;
  });
  for (const [queryKey, data] of state) queryClient.setQueryData(queryKey, data, { updatedAt: 1 });
  await app.router.load();
  return { html: await htmlOf(<Providers app={app} />), state };
}

async function htmlOf(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page, {
    // React moves larger boundaries out of place, and an inline script would put them back.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new Response(prelude).text();
}

const BLOCKS = ['h-64 w-1/2', 'h-160', 'h-160', 'h-160', 'h-160'];

/** Paints bars and a placeholder for every other address; the app replaces them (start-page.tsx). */
export async function paintFrame(language: LanguageCode): Promise<string> {
  // No bar marks this address, so the page stands for all others.
  const app = await appAt('/tc', language);
  const { router, queryClient } = app;
  await router.load();
  return htmlOf(
    <AppContext value={app}>
      <RouterContextProvider router={router}>
        <QueryClientProvider client={queryClient}>
          <TopBar />
          <div aria-hidden="true" className="grid min-h-dvh content-start gap-24 px-24 py-32">
            {BLOCKS.map((size, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
              <span key={place} className={`shimmer block rounded-md ${size}`} />
            ))}
          </div>
          <NavBar />
        </QueryClientProvider>
      </RouterContextProvider>
    </AppContext>,
  );
}
