import {
  getLobbyBannersMockHandler,
  getLobbyBatchBannersMockHandler,
  getLobbyPopupsMockHandler,
  getLobbyPromotionsBannersMockHandler,
} from '../generated/lobby/lobby.msw.ts';
import {
  LobbyBannersBody,
  LobbyBannersResponse,
  LobbyBatchBannersBody,
  LobbyBatchBannersResponse,
  LobbyPopupsBody,
  LobbyPopupsResponse,
  LobbyPromotionsBannersBody,
  LobbyPromotionsBannersResponse,
} from '../generated/lobby/lobby.zod.ts';
import { getNoticeListMockHandler } from '../generated/notice/notice.msw.ts';
import { NoticeListBody, NoticeListResponse } from '../generated/notice/notice.zod.ts';
import { noticesInForce } from '../world/lobby/notices.ts';
import { bannersAt } from './banner-wire.ts';
import { type DefinedCall, defineCall } from './define-call.ts';
import { isoTime, say } from './player-wire.ts';
import { popupsFor } from './popup-wire.ts';

/** Banners, popups and notices. */
export const lobbyCalls: readonly DefinedCall[] = [
  defineCall({
    operationId: 'lobbyBanners',
    body: LobbyBannersBody,
    answer: LobbyBannersResponse,
    plug: getLobbyBannersMockHandler,
    run: ({ world, body, lang, gameOrigin }) => bannersAt(world, body.position, lang, gameOrigin),
  }),
  defineCall({
    operationId: 'lobbyBatchBanners',
    body: LobbyBatchBannersBody,
    answer: LobbyBatchBannersResponse,
    plug: getLobbyBatchBannersMockHandler,
    run: ({ world, lang, gameOrigin }) => ({
      home_top: bannersAt(world, 'home_top', lang, gameOrigin),
      login: bannersAt(world, 'login', lang, gameOrigin),
      register: bannersAt(world, 'register', lang, gameOrigin),
      sticky_banner: bannersAt(world, 'sticky_banner', lang, gameOrigin),
      menu_bar_top: bannersAt(world, 'menu_bar_top', lang, gameOrigin),
      menu_bar_bottom: bannersAt(world, 'menu_bar_bottom', lang, gameOrigin),
    }),
  }),
  defineCall({
    operationId: 'lobbyPromotionsBanners',
    body: LobbyPromotionsBannersBody,
    answer: LobbyPromotionsBannersResponse,
    plug: getLobbyPromotionsBannersMockHandler,
    run: ({ world, lang, gameOrigin }) => bannersAt(world, 'promotion', lang, gameOrigin),
  }),
  defineCall({
    operationId: 'lobbyPopups',
    body: LobbyPopupsBody,
    answer: LobbyPopupsResponse,
    plug: getLobbyPopupsMockHandler,
    run: ({ world, body, lang }) => ({ popUps: popupsFor(world, body, lang) }),
  }),
  defineCall({
    operationId: 'noticeList',
    body: NoticeListBody,
    answer: NoticeListResponse,
    plug: getNoticeListMockHandler,
    run: ({ world, body, lang }) =>
      noticesInForce(world, body.country).map(({ id, level, title, body, startsAt, endsAt }) => ({
        id,
        title: say(lang, title),
        body: say(lang, body),
        level,
        startsAt: isoTime(startsAt),
        endsAt: isoTime(endsAt),
      })),
  }),
];
