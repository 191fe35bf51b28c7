/**
 * The build writes these into shell.html (APP-16), the page of every address but home, for the inline script (boot.ts):
 * the bars of an address, and the calls of its first view. The calls leave before the bundle arrives, and only for an
 * address without a query, which could change them. tests/screens/early-screens.test.tsx compares each with its screen.
 */
import { DEFAULT_COUNTRY as country } from '../../config/constants.ts';
import type { EarlyCall } from './boot.ts';

export interface FirstView {
  bars?: 'nav' | 'none';
  calls?: readonly EarlyCall[];
}

const page = { pageNum: 1, pageSize: 20 };

const forGuest = (path: string, body: EarlyCall['body'] = {}): EarlyCall => ({ path, body });
const forPlayer = (path: string, body: EarlyCall['body'] = {}): EarlyCall => ({ path, body, player: true });

const depositCalls = [
  forPlayer('/recharge/orders', page),
  forPlayer('/recharge/paymentMethods', { country }),
  forPlayer('/recharge/getRecommendConfigs'),
  forPlayer('/recharge/depositActivity', { country }),
];
const newUserOffer = [forGuest('/v1/pb/config', { country }), forPlayer('/v1/pb/list')];

/** A key is an address; one with a slash at its end includes all below it. Others have both bars only. */
export const firstViews: Readonly<Record<string, FirstView>> = {
  '/allgame': {
    bars: 'none',
    calls: [forGuest('/game/list', { country, ...page }), forGuest('/game/categories', { country })],
  },
  '/allgame/': { bars: 'none', calls: [forGuest('/game/categories', { country })] },
  '/bonus': {
    calls: [
      forPlayer('/game/list', { country, category: 'bonus', pageNum: 1, pageSize: 12 }),
      forPlayer('/game/categories', { country }),
    ],
  },
  '/deposit': { calls: depositCalls },
  '/firstRecharge': { calls: [...depositCalls.slice(1), forPlayer('/recharge/usc')] },
  '/gameView/': { bars: 'none' },
  '/newUserCashback': {
    calls: [forPlayer('/v1/pig/load'), forPlayer('/v1/pig/record', page), forPlayer('/v1/pig/marquee')],
  },
  '/newUserDeposit': { calls: newUserOffer },
  '/notices': { calls: [forGuest('/notice/list', { country })] },
  '/notices/': { calls: [forGuest('/notice/list', { country })] },
  '/promotion': { calls: [...newUserOffer, forGuest('/lobby/promotionsBanners', { country })] },
  '/redenvelope': {
    calls: [
      forGuest('/lucky/money/displayReward'),
      forPlayer('/wallet/activityRecords', { pageNum: 1, pageSize: 100 }),
      forPlayer('/lucky/money/latestCollected'),
      forPlayer('/lucky/money/totalClaimedReward'),
      forPlayer('/lucky/money/guide'),
    ],
  },
  '/rushdeposit': { calls: depositCalls },
  '/searchgame': {
    bars: 'nav',
    calls: [
      forGuest('/game/list', { country, category: 'hot', pageNum: 1, pageSize: 12 }),
      forGuest('/game/categories', { country }),
    ],
  },
  '/transactions': { calls: [forPlayer('/recharge/orders', page)] },
  '/withdraw': {
    calls: [forPlayer('/withdraw/paymentMethods', { country }), forPlayer('/withdraw/orders', page)],
  },
};
