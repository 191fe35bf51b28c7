import { openLogin } from '../../support/login.ts';
import type { Visit } from '../visit.ts';

export const games: readonly Visit[] = [
  {
    calls: ['gameSports'],
    who: 'guest',
    address: '/',
    act: ({ page }) => page.getByRole('tab', { name: 'Deportes' }).tap(),
  },
  {
    calls: ['gameUrl'],
    who: 'player',
    address: '/allgame/slots',
    act: ({ page }) =>
      page
        .getByRole('button', { name: /^Copihue de Oro/ })
        .first()
        .tap(),
  },
  {
    calls: ['gameCollect'],
    who: 'player',
    address: '/allgame/slots',
    act: ({ page }) => page.getByRole('button', { name: 'Favorito: Siete Ardiente' }).first().tap(),
  },
  {
    calls: ['lobbyBanners'],
    who: 'guest',
    address: '/tc',
    act: async ({ page }) => void (await openLogin(page)),
  },
  {
    calls: ['ping'],
    who: 'guest',
    address: '/tc',
    act: ({ page }) => page.evaluate(() => void dispatchEvent(new Event('online'))),
    isProbe: true,
  },
];
