import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type FirstView, firstViews } from '../../src/app/boot/screens.ts';
import { loadTexts } from '../../src/i18n/texts.ts';
import { textsOf } from '../../tools/prerender/screens.ts';
import { act } from '../support/act.ts';
import { renderApp } from './render-app.tsx';
import { theApp } from './the-app.ts';

vi.mock('../../src/i18n/texts.ts', async (original) => {
  const texts = await original<typeof import('../../src/i18n/texts.ts')>();
  return { ...texts, loadTexts: vi.fn(texts.loadTexts) };
});

const EXAMPLES: Record<string, string> = {
  '/allgame/': '/allgame/live',
  '/gameView/': '/gameView/https%3A%2F%2Fevil.example%2F',
  '/notices/': '/notices/no-such-notice',
};

function noteCalls(): string[] {
  const made: string[] = [];
  window.__earlyCalls = new Proxy(
    {},
    {
      get: (_, key) => {
        const [path, body] = String(key).split(' ');
        made.push(`${path} ${body}`);
        return undefined;
      },
    },
  );
  return made;
}

// A query by role would find nothing behind the login of a guest.
const shownBars = () => {
  const [header, nav] = ['header', 'nav ul'].map((bar) => document.querySelector(`[data-island] > ${bar}`));
  return header ? (nav ? 'both' : 'header') : nav ? 'nav' : 'none';
};

afterEach(() => {
  delete window.__earlyCalls;
});

test.each(['guest', 'player'])(
  'APP-16 every address makes the calls and shows the bars that its page starts with, for a %s',
  async (who) => {
    const isPlayer = who === 'player';
    const made = noteCalls();
    const { queryClient, router } = await renderApp('/tc', { player: isPlayer });
    const views: [string, FirstView][] = [...Object.entries(firstViews), ['/me', {}], ['/playsafely', {}]];
    for (const [key, { bars = 'both', calls = [] }] of views) {
      queryClient.clear();
      made.length = 0;
      const href = EXAMPLES[key] ?? key;
      await act(() => router.navigate({ href }));
      const early = calls
        .filter(({ player }) => isPlayer || !player)
        .map(({ path, body }) => `${path} ${JSON.stringify(body)}`);
      await waitFor(() => expect({ href, made }).toEqual({ href, made: expect.arrayContaining(early) }));
      // A guest gets the login, inside the frame, before a game.
      const expected = key === '/gameView/' && !isPlayer ? 'both' : bars;
      await waitFor(() => expect({ href, bars: shownBars() }).toEqual({ href, bars: expected }));
    }
  },
);

test('APP-16 the page of an address asks for exactly the texts that its screen waits for', async () => {
  const { router } = await renderApp('/tc');
  const context = { app: theApp(), queryClient: theApp().queryClient };
  for (const { id, options } of Object.values(router.routesById)) {
    if (id === '/' || id === '__root__') continue;
    const loader = options.loader as unknown as (given: object) => unknown;
    vi.mocked(loadTexts).mockClear();
    await loader({ context, location: { searchStr: '' } });
    const waitedFor = vi.mocked(loadTexts).mock.calls.flat();
    expect({
      id,
      texts: textsOf(`${id.slice(1).replace(/\/$/, '.index').replaceAll('/', '.')}.tsx`),
    }).toEqual({
      id,
      texts: waitedFor,
    });
  }
});
