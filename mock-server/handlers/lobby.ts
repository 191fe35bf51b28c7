import type { Banner, Popup, PopupListQuery } from '@copihue/contract/types';
import type { AdsHandlers, LobbyHandlers, NoticeHandlers } from '../generated/handlers.ts';
import type { Lang } from '../texts/text-types.ts';
import { marketOf } from '../world/core/markets.ts';
import type { World } from '../world/core/world.ts';
import { noticesInForce } from '../world/lobby/notices.ts';
import { isExcluded } from '../world/players/exclusion.ts';
import { withMinimum } from '../world/recharge/recharge-offers.ts';
import { ownNotices } from '../world/records/own-notices.ts';
import type { SeedBanner } from '../world/tables/catalogue.ts';
import { toMinor } from '../world/tables/money.ts';
import type { AdsReportRow } from '../world/tables/rows.ts';
import type { Call } from './call.ts';
import { isoTime } from './player-wire.ts';

type BannerPosition = Banner['position'];

/** In design px of the 750 grid (mock-server/studio/art/banners). */
const sizes = {
  home_top: { width: 702, height: 316 },
  promotion: { width: 702, height: 316 },
  login: { width: 702, height: 220 },
  register: { width: 702, height: 220 },
  menu_bar_top: { width: 702, height: 180 },
  menu_bar_bottom: { width: 702, height: 180 },
  sticky_banner: { width: 160, height: 160 },
} satisfies Record<BannerPosition, { width: number; height: number }>;

/** A drawing that contains an amount exists for each market. */
function bannerCover({ id, subtitle }: SeedBanner, lang: Lang, country: string): string {
  const market = subtitle[lang] === withMinimum(subtitle[lang], country) ? '' : `.${marketOf(country)}`;
  return `/resources/v1/banners/${id}.${lang}${market}.svg`;
}

function bannerOnWire(banner: SeedBanner, { lang, gameOrigin }: Call, country: string): Banner {
  const { id, position, cmd } = banner;
  const isWheel = cmd === 'luckywheel';
  return {
    id,
    position,
    cover: bannerCover(banner, lang, country),
    cmd,
    cmdValue: isWheel ? '' : banner.cmdValue,
    path: isWheel ? `${gameOrigin}/games/wheel` : '',
    title: banner.title[lang],
    ...sizes[position],
  };
}

function bannersAt(call: Call, position: BannerPosition, country: string): Banner[] {
  const { banners, promotionBanners } = call.world.catalogue;
  const { banners: overrides = [], empty = [] } = call.world.state.lobby;
  if (empty.includes(position)) return [];
  const rows = [...banners, ...promotionBanners].filter((row) => row.position === position);
  return rows.map((row, index) => {
    const banner = bannerOnWire(row, call, country);
    for (const override of overrides) {
      if (override.position !== position || override.index !== index) continue;
      const { title, index: _index, ...plain } = override;
      Object.assign(banner, plain, title ? { title: title[call.lang] } : {});
    }
    return banner;
  });
}

function popupsFor(world: World, { country, system }: PopupListQuery, lang: Lang): Popup[] {
  const market = marketOf(country);
  const mine = world.catalogue.popups.filter(
    ({ countries, systems }) => (countries?.includes(market) ?? true) && (systems?.includes(system) ?? true),
  );
  return (world.state.lobby.popups ?? mine).map(
    ({ id, kind, title, body, art, cmd, cmdValue, frequency, weight }) => ({
      id,
      kind,
      title: title[lang],
      body: body[lang],
      cover: `/resources/v1/popups/${art}.svg`,
      cmd,
      cmdValue,
      frequency,
      weight,
    }),
  );
}

export const lobbyHandlers: LobbyHandlers = {
  lobbyBanners: ({ position, country }, call) => bannersAt(call, position, country),
  lobbyBatchBanners: ({ country }, call) => {
    const at = (position: BannerPosition) => bannersAt(call, position, country);
    return {
      home_top: at('home_top'),
      login: at('login'),
      register: at('register'),
      sticky_banner: at('sticky_banner'),
      menu_bar_top: at('menu_bar_top'),
      menu_bar_bottom: at('menu_bar_bottom'),
    };
  },
  lobbyPromotionsBanners: ({ country }, call) => bannersAt(call, 'promotion', country),
  lobbyPopups: (input, { world, lang }) => ({ popUps: popupsFor(world, input, lang) }),
};

export const noticeHandlers: NoticeHandlers = {
  noticeList({ country }, { world, lang, session }) {
    const own = session && ownNotices(world, session.playerId);
    const barred = session && isExcluded(world, session.playerId);
    return noticesInForce(world, country, own, barred).map(
      ({ id, level, isOwn, title, body, startsAt, endsAt }) => ({
        id,
        title: title[lang],
        body: body[lang],
        level,
        ...(isOwn && { isOwn }),
        startsAt: isoTime(startsAt),
        endsAt: isoTime(endsAt),
      }),
    );
  },
};

const REPORTS_KEPT = 1000;

/** Stores an order once, because a page repeats a report without an answer. */
function takeAdsReport(world: World, report: Omit<AdsReportRow, 'at'>): void {
  const { adsReports } = world.state;
  const isKnown = adsReports.some(
    ({ event, orderId }) => orderId !== undefined && orderId === report.orderId && event === report.event,
  );
  if (isKnown) return;
  adsReports.push({ at: world.now(), ...report });
  if (adsReports.length > REPORTS_KEPT) adsReports.shift();
}

export const adsHandlers: AdsHandlers = {
  adsMgSkyAdsReport: ({ amount, ...report }, { world }) => {
    takeAdsReport(world, { ...report, amount: amount === undefined ? undefined : toMinor(amount) });
    return {};
  },
};
