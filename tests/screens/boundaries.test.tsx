import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { countOf, renderApp } from './render-app.tsx';

const broken = vi.hoisted(() => ({ marquee: true, tiles: true }));
const throwing = vi.hoisted(() => (name: string) => () => {
  throw new Error(`a broken ${name}`);
});
vi.mock('../../src/features/promotions/first-deposit-link.tsx', () => ({
  FirstDepositLink: throwing('offer card'),
}));
vi.mock('../../src/features/deposit/choice/offer-picker.tsx', () => ({
  OfferPicker: throwing('list of offers'),
}));
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

test('NET-11 a decoration that throws vanishes, and another part shows a retry that fetches it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { calls } = await renderApp('/');
  const main = within(await screen.findByRole('main'));
  await main.findByRole('tablist');
  await main.findByRole('region', { name: texts().home.banners() });
  expect(screen.queryByText(texts().crashed.title())).toBeNull();
  expect(warn.mock.calls.map(([problem]) => problem)).toContain('A part of the page threw.');
  const retries = () => main.queryAllByRole('button', { name: texts().common.retry() });
  await waitFor(() => expect(retries()).toHaveLength(1));

  const before = countOf(calls, '/game/categories');
  for (const button of retries()) fireEvent.click(button);
  await waitFor(() => expect(countOf(calls, '/game/categories')).toBe(before + 1));
  // The part throws again, so the retry button must still be there.
  await waitFor(() => expect(retries()).toHaveLength(1));
  broken.tiles = false;
  for (const button of retries()) fireEvent.click(button);
  expect(await main.findByRole('navigation', { name: texts().home.tiles() })).toBeDefined();
  expect(retries()).toEqual([]);
});

test.each([
  ['/me', 'link', () => texts().profile.me.links.transactions()],
  ['/promotion', 'heading', () => texts().promotions.screen.title()],
  ['/deposit', 'radio', () => /MACH/],
] as const)(
  'NET-11 an offer of %s that throws is left out, and the rest of the screen stands',
  async (address, role, name) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderApp(address, { player: true });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole(role, { name: name() })).toBeDefined();
    await waitFor(() =>
      expect(warn.mock.calls.map(([problem]) => problem)).toContain('A part of the page threw.'),
    );
    expect(main.queryByRole('button', { name: texts().common.retry() })).toBeNull();
    expect(screen.queryByText(texts().crashed.title())).toBeNull();
  },
);
