import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { countOf, renderApp } from '../support/render-app.tsx';

/** Parts of home that throw. */
const broken = vi.hoisted(() => ({ marquee: true, tiles: true }));
vi.mock('../../src/features/lobby/home/marquee.tsx', () => ({
  MarqueeSkeleton: () => null,
  Marquee: () => {
    if (broken.marquee) throw new Error('a broken marquee');
    return null;
  },
}));
vi.mock('../../src/features/lobby/home/front-tooth.tsx', async (load) => {
  const { FrontTooth, ...rest } =
    await load<typeof import('../../src/features/lobby/home/front-tooth.tsx')>();
  return {
    ...rest,
    FrontTooth: () => {
      if (broken.tiles) throw new Error('broken tiles');
      return <FrontTooth />;
    },
  };
});

test('NET-11 a decoration that throws is not there, another part says so, and a retry fetches and shows it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { calls } = await renderApp('/');
  const main = within(await screen.findByRole('main'));
  await main.findByRole('tablist');
  await main.findByRole('region', { name: texts().home.banners() });
  expect(screen.queryByText(texts().crashed.title())).toBeNull();
  expect(warn.mock.calls.map(([problem]) => problem)).toContain('A part of the page threw.');
  const retries = () => main.queryAllByRole('button', { name: texts().common.retry() });
  expect(retries()).toHaveLength(1);

  const before = countOf(calls, '/game/categories');
  for (const button of retries()) fireEvent.click(button);
  await waitFor(() => expect(countOf(calls, '/game/categories')).toBe(before + 1));
  // It throws again: the retry is still there, and works as soon as the part does.
  await waitFor(() => expect(retries()).toHaveLength(1));
  broken.tiles = false;
  for (const button of retries()) fireEvent.click(button);
  expect(await main.findByRole('navigation', { name: texts().home.tiles() })).toBeDefined();
  expect(retries()).toEqual([]);
});
