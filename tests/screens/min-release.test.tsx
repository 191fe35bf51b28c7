import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { call } from '../../src/api/call.ts';
import { followMinRelease } from '../../src/app/release/min-release.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { noteField } from '../../src/ui/typed-fields.ts';
import { renderApp } from './render-app.tsx';

const RELEASED_AT = 1_000;

async function arrive(minRelease: number) {
  const meta = document.createElement('meta');
  meta.name = 'release';
  meta.dataset.time = String(RELEASED_AT);
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  const handlers = [
    http.post('*', () =>
      HttpResponse.json(
        { success: true, message: '', data: [] },
        { headers: { 'x-min-release': String(minRelease) } },
      ),
    ),
  ];
  const page = await renderApp('/tc', { handlers });
  await loadTexts('system');
  const reload = vi.fn();
  const visit = { ...page.app, queryClient: page.queryClient, router: page.router };
  return { ...page, visit, reload, stop: followMinRelease(visit, reload) };
}

const request = ({ queryClient }: Awaited<ReturnType<typeof arrive>>) =>
  queryClient.fetchQuery({ queryKey: ['any'], queryFn: () => call({ url: '/notice/list' }), staleTime: 0 });

test('SHP-09 a page that is too old says so and waits for what is typed, once', async () => {
  const page = await arrive(RELEASED_AT + 1);
  const send = noteField(page.app);
  await request(page);
  expect(await screen.findByText(texts().system.tooOld())).toBeDefined();
  expect(page.reload).not.toHaveBeenCalled();
  send();
  await waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
  await request(page);
  expect(page.reload).toHaveBeenCalledOnce();
  page.stop();
});

test('SHP-09 a page of the oldest release that is served goes on', async () => {
  const page = await arrive(RELEASED_AT);
  await request(page);
  expect(page.reload).not.toHaveBeenCalled();
  page.stop();
});
