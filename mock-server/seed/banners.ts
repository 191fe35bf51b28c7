import type { BannerCommand, BannerKind, SeedBanner, SeedGame } from '../world/tables/catalogue.ts';

type BannerText = readonly [en: string, ks: string];
const NO_TEXT: BannerText = ['', ''];

/** One banner; texts are pairs of English and Spanish, `action` is command, value and optional outside address. */
function banner(
  id: string,
  position: SeedBanner['position'],
  kind: BannerKind,
  action: readonly [BannerCommand, string, string?],
  title: BannerText,
  subtitle: BannerText = NO_TEXT,
  cta: BannerText = NO_TEXT,
): SeedBanner {
  const [cmd, cmdValue, path] = action;
  const both = ([en, ks]: BannerText): { en: string; ks: string } => ({ en, ks });
  return {
    id,
    position,
    kind,
    cmd,
    cmdValue,
    path: path ?? '',
    title: both(title),
    subtitle: both(subtitle),
    cta: both(cta),
  };
}

/** The first game drawn with a subject, so that a banner opens the game it pictures. */
function firstWith(games: readonly SeedGame[], motif: string): string {
  return (games.find((game) => game.motif === motif) ?? games[0])?.id ?? '';
}

/** Lobby banners by position (spec point 3). All five commands of spec point 2 occur. */
export function seedBanners(games: readonly SeedGame[]): readonly SeedBanner[] {
  return [
    banner(
      'b-welcome',
      'home_top',
      'welcome',
      ['deeplink', '/newUserDeposit'],
      ['Welcome bonus', 'Bono de bienvenida'],
      ['50% extra on your first deposit', '50% más en tu primer depósito'],
      ['Get it', 'Lo quiero'],
    ),
    banner(
      'b-crash',
      'home_top',
      'crash',
      ['game', firstWith(games, 'rocket')],
      ['Cohete Sur', 'Cohete Sur'],
      ['Cash out before it blows', 'Retírate antes de que explote'],
      ['Play now', 'Jugar ahora'],
    ),
    banner(
      'b-cashback',
      'home_top',
      'cashback',
      ['deeplink', '/newUserCashback'],
      ['Cashback pig', 'Chanchito cashback'],
      ['10% of what you lose comes back', 'Te devuelve el 10% de lo perdido'],
      ['See my pig', 'Ver mi chanchito'],
    ),
    banner(
      'b-wheel',
      'home_top',
      'wheel',
      ['luckywheel', 'lucky-wheel'],
      ['Lucky wheel', 'La rueda de la suerte'],
      ['One free spin every day', 'Un giro gratis todos los días'],
      ['Spin it', 'Girar'],
    ),
    banner(
      'b-football',
      'home_top',
      'football',
      ['deeplink', '/allgame/sports'],
      ['Live football', 'Fútbol en vivo'],
      ['Every goal of the Pacific League', 'Todos los goles de la Liga del Pacífico'],
      ['See matches', 'Ver partidos'],
    ),
    banner(
      'b-login',
      'login',
      'live',
      ['deeplink', '/promotion'],
      ['Good to see you', 'Qué bueno verte'],
      ['Your table is waiting', 'Tu mesa te espera'],
    ),
    banner(
      'b-register',
      'register',
      'welcome',
      ['deeplink', '/newUserDeposit'],
      ['Join Copihue', 'Únete a Copihue'],
      ['A bonus for signing up', 'Un bono solo por registrarte'],
    ),
    banner(
      'b-sticky',
      'sticky_banner',
      'packets',
      ['active', 'redenvelope'],
      ['Red packets', 'Sobres rojos'],
    ),
    banner(
      'b-menu-wheel',
      'menu_bar_top',
      'wheel',
      ['luckywheel', 'lucky-wheel'],
      ['Lucky wheel', 'Rueda de la suerte'],
      ['Free spin today', 'Giro gratis hoy'],
    ),
    banner(
      'b-menu-recharge',
      'menu_bar_top',
      'recharge',
      ['deeplink', '/firstRecharge'],
      ['First recharge', 'Primera recarga'],
      ['Up to 100% more', 'Hasta 100% más'],
    ),
    banner(
      'b-menu-packets',
      'menu_bar_bottom',
      'packets',
      ['active', 'redenvelope'],
      ['Red packets', 'Sobres rojos'],
      ['Share luck with friends', 'Comparte la suerte'],
    ),
    banner(
      'b-menu-safety',
      'menu_bar_bottom',
      'safety',
      ['h5', 'https://example.com/copihue/jugar-con-medida', 'https://example.com/copihue/jugar-con-medida'],
      ['Play safely', 'Juega con medida'],
      ['Limits you choose', 'Límites que tú eliges'],
    ),
  ];
}

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
