import type { Visit } from '../visit.ts';
import { deposit, loseBets, openPacket, packetAddress } from './calls-without-page.ts';

export const screens: readonly Visit[] = [
  {
    calls: [
      ...(['walletBalance', 'userGetUserInfo', 'noticeList'] as const),
      ...(['lobbyBatchBanners', 'gameCategories', 'gameList'] as const),
    ],
    who: 'player',
    address: '/',
  },
  { calls: ['lobbyPopups'], who: 'player', address: '/' },
  { calls: ['adsMgSkyAdsReport'], who: 'guest', address: '/?cid=summer&channel=web' },
  { calls: ['lobbyPromotionsBanners', 'pbConfig'], who: 'player', address: '/promotion' },
  { calls: ['pbList'], who: 'player', address: '/newUserDeposit' },
  {
    calls: ['pigLoad', 'pigRecord', 'pigMarquee'],
    who: 'player',
    address: '/newUserCashback',
    prepare: loseBets,
  },
  { calls: ['walletRecords'], who: 'player', address: '/bettinghistory', prepare: loseBets },
  { calls: ['walletActivityRecords'], who: 'player', address: '/transactions?tab=activity' },
  { calls: ['rechargeOrders'], who: 'player', address: '/transactions', prepare: deposit },
  { calls: ['withdrawOrders'], who: 'player', address: '/transactions?tab=withdrawals' },
  { calls: ['withdrawPaymentMethods'], who: 'player', address: '/withdraw' },
  {
    calls: ['rechargePaymentMethods', 'rechargeGetRecommendConfigs', 'rechargeDepositActivity'],
    who: 'player',
    address: '/deposit',
  },
  { calls: ['rechargeUsc'], who: 'player', address: '/firstRecharge' },
  {
    calls: [
      ...(['luckyMoneyGuide', 'luckyMoneyTotalClaimedReward'] as const),
      ...(['luckyMoneyLatestCollected', 'luckyMoneyDisplayReward'] as const),
    ],
    who: 'player',
    address: '/redenvelope',
  },
  {
    calls: ['luckyMoneyShare', 'luckyMoneyDomain', 'luckyMoneyCollected'],
    who: 'player',
    address: packetAddress,
  },
  { calls: ['luckyMoneyEnvelope'], who: 'player', address: packetAddress },
  { calls: ['luckyMoneyClaimed'], who: 'unbound', address: '/redenvelope?view=claimed', prepare: openPacket },
];
