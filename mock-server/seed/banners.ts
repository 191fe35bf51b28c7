import type { BannerKind, OfferName, SeedBanner, SeedGame } from '../world/tables/catalogue.ts';
import { providers } from './providers.ts';

type Subject = readonly [kind: BannerKind, offer: OfferName, cmd: SeedBanner['cmd'], cmdValue: string];

const welcome: Subject = ['welcome', 'welcome', 'deeplink', '/newUserDeposit'];
const cashback: Subject = ['cashback', 'cashback', 'deeplink', '/newUserCashback'];
const wheel: Subject = ['wheel', 'wheel', 'luckywheel', 'lucky-wheel'];
const packets: Subject = ['packets', 'packets', 'active', 'redenvelope'];

type BannerText = readonly [en: string, ks: string];
type BannerTexts = readonly [title: BannerText, subtitle?: BannerText, cta?: BannerText];

const welcomeTexts: BannerTexts = [
  ['Welcome bonus', 'Bono de bienvenida'],
  ['50% extra on your first deposit', '50% extra en tu primer depósito'],
  ['Get it', 'Lo quiero'],
];
const cashbackTexts: BannerTexts = [
  ['Cashback piggy bank', 'Chanchito cashback'],
  ["Saves 10% of your day's low", 'Guarda el 10% de tu peor caída del día'],
  ['See my piggy bank', 'Ver mi chanchito'],
];

const both = ([en, ks]: BannerText = ['', '']) => ({ en, ks });

function banner(
  id: string,
  position: SeedBanner['position'],
  [kind, offer, cmd, cmdValue]: Subject,
  [title, subtitle, cta]: BannerTexts,
): SeedBanner {
  const texts = { title: both(title), subtitle: both(subtitle), cta: both(cta) };
  return { id, position, kind, offer, cmd, cmdValue, ...texts };
}

function gameBanner(
  [id, position, kind]: readonly [string, SeedBanner['position'], BannerKind],
  motif: string,
  games: readonly SeedGame[],
): SeedBanner {
  const game = games.find((one) => one.motif === motif) ?? games[0];
  const name = game?.name ?? '';
  const studio = providers.find((provider) => provider.id === game?.providerId)?.name ?? '';
  const by: BannerText = [`By ${studio}`, `De ${studio}`];
  const subject: Subject = [kind, 'game', 'game', game?.id ?? ''];
  return banner(id, position, subject, [[name, name], by, ['Play now', 'Jugar ahora']]);
}

/** Lobby banners by position (spec point 3). Each shows the figures of its offer and opens it (PRO-07). */
export function seedBanners(games: readonly SeedGame[]): readonly SeedBanner[] {
  return [
    banner('b-welcome', 'home_top', welcome, welcomeTexts),
    gameBanner(['b-crash', 'home_top', 'crash'], 'rocket', games),
    banner('b-cashback', 'home_top', cashback, cashbackTexts),
    banner('b-wheel', 'home_top', wheel, [
      ['Lucky wheel', 'La rueda de la suerte'],
      ['One free spin every day', 'Un giro gratis todos los días'],
      ['Spin it', 'Girar'],
    ]),
    banner(
      'b-football',
      'home_top',
      ['football', 'sports', 'deeplink', '/allgame/sports'],
      [
        ['Live football', 'Fútbol en vivo'],
        ['Every goal in the Pacific League', 'Todos los goles de la Liga del Pacífico'],
        ['See matches', 'Ver partidos'],
      ],
    ),
    banner(
      'b-login',
      'login',
      ['live', 'live', 'deeplink', '/allgame/live'],
      [
        ['Good to see you', 'Qué bueno verte'],
        ['Your table is waiting', 'Tu mesa te espera'],
      ],
    ),
    banner(
      'b-register',
      'register',
      ['welcome', 'registration', 'deeplink', '/newUserDeposit'],
      [
        ['Join Copihue', 'Únete a Copihue'],
        ['A bonus for signing up', 'Un bono por registrarte'],
      ],
    ),
    banner('b-sticky', 'sticky_banner', packets, [['Red packets', 'Sobres rojos']]),
    banner('b-menu-wheel', 'menu_bar_top', wheel, [
      ['Lucky wheel', 'Rueda de la suerte'],
      ['Free spin today', 'Giro gratis hoy'],
    ]),
    banner(
      'b-menu-recharge',
      'menu_bar_top',
      ['recharge', 'welcome', 'deeplink', '/firstRecharge'],
      [
        ['First deposit', 'Primer depósito'],
        ['50% extra', '50% extra'],
      ],
    ),
    banner('b-menu-packets', 'menu_bar_bottom', packets, [
      ['Red packets', 'Sobres rojos'],
      ['Share luck with friends', 'Comparte la suerte'],
    ]),
    banner(
      'b-menu-safety',
      'menu_bar_bottom',
      ['safety', 'limits', 'deeplink', '/playsafely'],
      [
        ['Safer gambling', 'Juego responsable'],
        ['Limits you choose', 'Límites que tú eliges'],
      ],
    ),
  ];
}

/** Cards of the promotion screen (PRO-01), each with its action. */
export function seedPromotionBanners(games: readonly SeedGame[]): readonly SeedBanner[] {
  return [
    banner('p-welcome', 'promotion', welcome, welcomeTexts),
    banner(
      'p-recharge',
      'promotion',
      ['recharge', 'deposit', 'deeplink', '/deposit?offer=act-recarga-20'],
      [
        ['Every deposit counts', 'Cada depósito suma'],
        ['20% extra from {least}', '20% extra desde {least}'],
        ['Deposit', 'Depositar'],
      ],
    ),
    banner('p-cashback', 'promotion', cashback, cashbackTexts),
    banner('p-packets', 'promotion', packets, [
      ['Raining packets', 'Lluvia de sobres'],
      ["Open today's, send your own", 'Abre el de hoy y envía los tuyos'],
      ['Open', 'Abrir'],
    ]),
    gameBanner(['p-slots', 'promotion', 'slots'], 'copihue', games),
  ];
}
