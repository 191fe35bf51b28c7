/**
 * The entry of the build that paints home (tools/prerender.ts): renders the lobby to HTML with the answers it is
 * given, as the page will hydrate it.
 */
import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import type { Category } from './api/generated/contract.schemas.ts';
import { createQueryClient } from './app/cache/query-client.ts';
import { Providers } from './app/start/providers.tsx';
import { chatOrigin } from './config/chat-setting.ts';
import { DEFAULT_COUNTRY } from './config/constants.ts';
import { readReportUrl, reportOrigin } from './config/report-setting.ts';
import { hosts } from './config/this-build.ts';
import { chatSetting } from './config/this-chat.ts';
import { firstViewQueries } from './features/lobby/first-view.ts';
import type { LanguageCode } from './i18n/languages.ts';
import { startTexts } from './i18n/texts.ts';
import { writeDevice } from './lib/device-storage.ts';
import { createAppRouter } from './router.tsx';

export { hosts };

/** Origin of a hosted support chat, for the page's policy; undefined for the app's own. */
export const chat = chatOrigin(chatSetting);

/** Origin that reports go to, for the page's policy; empty for the page's own. */
export const reports = reportOrigin(readReportUrl(import.meta.env));

/** Answers (the envelope's data) by path of the call. */
export type LobbyAnswers = Record<string, unknown>;

const queriesOf = (answers: LobbyAnswers) =>
  // Checked by the contract's own tests, or published by a backend that keeps it.
  firstViewQueries(DEFAULT_COUNTRY, answers['/game/categories'] as Category[] | undefined);

/** Path and body of each call the painted page is made of; which games these are, the categories have to say. */
export const firstViewCalls = (answers: LobbyAnswers) =>
  queriesOf(answers).map(({ path, body }) => ({ path, body }));

/** Market the page is painted for. */
export const country = DEFAULT_COUNTRY;

/**
 * What the document keeps of an answer. Home shows the titles of notices alone; what they say would weigh on every first
 * visit, so it is left empty, and the screens of the notices wait for the live answer (features/notices/use-notices.ts).
 */
function kept(path: string, answer: unknown): unknown {
  if (path !== '/notice/list' || !Array.isArray(answer)) return answer;
  return answer.map((notice) => ({ ...notice, body: '' }));
}

/**
 * Paints home in a language.
 * @throws when an answer is missing
 */
export async function paintHome(language: LanguageCode, answers: LobbyAnswers) {
  writeDevice('locale', language);
  await startTexts(language);
  const queryClient = createQueryClient();
  const state = queriesOf(answers).map(({ queryKey, path }) => {
    if (answers[path] === undefined) throw new Error(`The lobby has no answer for ${path}.`);
    return [queryKey, kept(path, answers[path])] as const;
  });
  for (const [queryKey, data] of state) queryClient.setQueryData(queryKey, data, { updatedAt: 1 });
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/'] }), queryClient);
  await router.load();
  const { prelude } = await prerender(<Providers router={router} queryClient={queryClient} />, {
    // Larger boundaries would be moved out of place and put back by an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return { html: await new Response(prelude).text(), state };
}
