import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getLobbyPromotionsBannersQueryKey } from '../../src/api/generated/lobby-promotions-banners.ts';
import { pbRegClaim } from '../../src/api/generated/new-user-deposit.ts';
import { texts } from '../../src/i18n/texts.ts';
import { emitUi } from '../../src/lib/ui-events.ts';
import { act } from '../support/act.ts';
import { control } from './account-steps.ts';
import { renderApp } from './render-app.tsx';
import { theApp } from './the-app.ts';

const words = () => texts().promotions.screen;
async function banners(): Promise<HTMLElement[]> {
  const region = within(await screen.findByRole('region', { name: words().current() }));
  return region.findAllByRole('button');
}

describe('promotions', () => {
  test('PRO-01 shows the banners of the market, the offer and the ways to every other one', async () => {
    await renderApp('/promotion');
    const shown = await banners();
    expect(shown.map((banner) => within(banner).getByRole('img').getAttribute('alt'))).toEqual([
      'Bono de bienvenida',
      'Cada depósito suma',
      'Chanchito cashback',
      'Lluvia de sobres',
      'Copihue de Oro',
    ]);
    const main = within(screen.getByRole('main'));
    const links = main.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/newUserDeposit',
      '/newUserCashback',
      '/bonus',
      '/rushdeposit',
      '/redenvelope',
      '/notices',
    ]);
    expect(await screen.findByText(words().welcome.upTo({ amount: '9,100.00 CLP' }))).toBeDefined();
  });

  test('PRO-01 asks for the promotions of the stored market', async () => {
    localStorage.setItem('country', 'KE');
    const { queryClient } = await renderApp('/promotion');
    await banners();
    expect(queryClient.getQueryData(getLobbyPromotionsBannersQueryKey({ country: 'KE' }))).toHaveLength(5);
  });

  test('PRO-01 without promotions the screen says so, and the other ways stay', async () => {
    const { backend, router } = await renderApp('/tc');
    await control(backend, 'lobby', { empty: ['promotion'] });
    await act(() => router.navigate({ to: '/promotion' }));
    expect(await screen.findByText(words().empty())).toBeDefined();
    expect(screen.getByRole('link', { name: new RegExp(words().entries.cashback.name()) })).toBeDefined();
  });

  test('PRO-01 PRO-03 a player sees what can be claimed, and the bonus in the wallet', async () => {
    await renderApp('/promotion', { player: true });
    const amount = '100.00 CLP';
    expect(await screen.findByText(words().welcome.ready({ amount }))).toBeDefined();
    await pbRegClaim({});
    act(() => emitUi(theApp(), 'update-balance'));
    expect(await screen.findByText(words().welcome.progress({ claimed: 1, all: 3 }))).toBeDefined();
    expect(await screen.findByText('100.00 CLP')).toBeDefined();
  });
});
