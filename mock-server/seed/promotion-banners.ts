import type { SeedBanner, SeedGame } from '../world/tables/catalogue.ts';
import { banner, firstWith } from './banner-entry.ts';

/** Cards of the promotion screen (PRO-01), each with its action. */
export function seedPromotionBanners(games: readonly SeedGame[]): readonly SeedBanner[] {
  return [
    banner(
      'p-welcome',
      'promotions',
      'welcome',
      ['deeplink', '/newUserDeposit'],
      ['Double welcome', 'Bienvenida doble'],
      ['50% on your first deposit', '50% en tu primer depósito'],
      ['Get it', 'Lo quiero'],
    ),
    banner(
      'p-recharge',
      'promotions',
      'recharge',
      ['deeplink', '/firstRecharge'],
      ['Recharge week', 'Semana de recargas'],
      ['25% more from Monday to Thursday', '25% más de lunes a jueves'],
      ['Deposit', 'Depositar'],
    ),
    banner(
      'p-cashback',
      'promotions',
      'cashback',
      ['deeplink', '/newUserCashback'],
      ['Cashback pig', 'Chanchito cashback'],
      ['10% of what you lose comes back', 'Te devuelve el 10% de lo perdido'],
      ['See my pig', 'Ver mi chanchito'],
    ),
    banner(
      'p-packets',
      'promotions',
      'packets',
      ['active', 'redenvelope'],
      ['Rain of packets', 'Lluvia de sobres'],
      ['Open one and share the rest', 'Abre uno y comparte los demás'],
      ['Open', 'Abrir'],
    ),
    banner(
      'p-slots',
      'promotions',
      'slots',
      ['game', firstWith(games, 'copihue')],
      ['Copihue tournament', 'Torneo Copihue'],
      ['Prizes for the top 50 players', 'Premios para los 50 mejores'],
      ['Play now', 'Jugar ahora'],
    ),
  ];
}
