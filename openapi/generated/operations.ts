// Generated from openapi/ by `npm run generate`. Do not edit.

export interface OperationRow {
  readonly operationId: OperationId;
  readonly path: string;
  readonly tag: string;
  readonly guest: boolean;
  readonly gateway: boolean;
  readonly kind: 'query' | 'mutation';
}

export type OperationId =
  | 'gameCategories'
  | 'gameList'
  | 'gameUrl'
  | 'gameCollect'
  | 'gameSports'
  | 'walletRecords'
  | 'lobbyBanners'
  | 'lobbyBatchBanners'
  | 'lobbyPromotionsBanners'
  | 'lobbyPopups'
  | 'ping'
  | 'walletBalance'
  | 'userGetUserInfo'
  | 'userLogin'
  | 'userLogout'
  | 'userRegister'
  | 'captchaSms'
  | 'captchaUsernameSms'
  | 'userBindPhone'
  | 'userResetPwd'
  | 'userCheckBindViaUser'
  | 'userChangePwd'
  | 'walletActivityRecords'
  | 'rechargeUsc'
  | 'rechargeCreateRechargeOrder'
  | 'rechargeGetRecommendConfigs'
  | 'rechargePrepay'
  | 'rechargeQueryPay'
  | 'rechargeOrders'
  | 'rechargeDepositActivity'
  | 'rechargePaymentMethods'
  | 'rechargeV2CreateRechargeOrder'
  | 'withdrawCreate'
  | 'withdrawOrders'
  | 'withdrawPaymentMethods'
  | 'noticeList'
  | 'luckyMoneyClaimed'
  | 'luckyMoneyCollected'
  | 'luckyMoneyCreate'
  | 'luckyMoneyEnvelope'
  | 'luckyMoneyShare'
  | 'luckyMoneyClaim'
  | 'luckyMoneyDomain'
  | 'luckyMoneyGuide'
  | 'luckyMoneyFinishGuide'
  | 'luckyMoneyLatestCollected'
  | 'luckyMoneyDisplayReward'
  | 'luckyMoneyTotalClaimedReward'
  | 'pigLoad'
  | 'pigCollect'
  | 'pigRecord'
  | 'pigMarquee'
  | 'adsMgSkyAdsReport'
  | 'pbList'
  | 'pbGet'
  | 'pbRegClaim'
  | 'pbConfig';

/** Every call of the contract. */
export const operations: readonly OperationRow[] = [
  { operationId: 'gameCategories', path: '/game/categories', tag: 'game', guest: true, gateway: false, kind: 'query' },
  { operationId: 'gameList', path: '/game/list', tag: 'game', guest: true, gateway: false, kind: 'query' },
  { operationId: 'gameUrl', path: '/game/url', tag: 'game', guest: false, gateway: false, kind: 'mutation' },
  { operationId: 'gameCollect', path: '/game/collect', tag: 'game', guest: false, gateway: false, kind: 'mutation' },
  { operationId: 'gameSports', path: '/game/sports', tag: 'game', guest: true, gateway: false, kind: 'query' },
  { operationId: 'walletRecords', path: '/wallet/records', tag: 'game', guest: false, gateway: false, kind: 'query' },
  { operationId: 'lobbyBanners', path: '/lobby/banners', tag: 'lobby', guest: true, gateway: false, kind: 'query' },
  { operationId: 'lobbyBatchBanners', path: '/lobby/batchBanners', tag: 'lobby', guest: true, gateway: false, kind: 'query' },
  { operationId: 'lobbyPromotionsBanners', path: '/lobby/promotionsBanners', tag: 'lobby', guest: true, gateway: false, kind: 'query' },
  { operationId: 'lobbyPopups', path: '/lobby/popups', tag: 'lobby', guest: true, gateway: false, kind: 'query' },
  { operationId: 'ping', path: '/ping', tag: 'session', guest: true, gateway: false, kind: 'query' },
  { operationId: 'walletBalance', path: '/wallet/balance', tag: 'session', guest: false, gateway: false, kind: 'query' },
  { operationId: 'userGetUserInfo', path: '/user/getUserInfo', tag: 'session', guest: false, gateway: false, kind: 'query' },
  { operationId: 'userLogin', path: '/user/login', tag: 'session', guest: true, gateway: false, kind: 'mutation' },
  { operationId: 'userLogout', path: '/user/logout', tag: 'session', guest: true, gateway: false, kind: 'mutation' },
  { operationId: 'userRegister', path: '/user/register', tag: 'session', guest: true, gateway: false, kind: 'mutation' },
  { operationId: 'captchaSms', path: '/captcha/sms', tag: 'session', guest: true, gateway: false, kind: 'mutation' },
  { operationId: 'captchaUsernameSms', path: '/captcha/usernameSms', tag: 'session', guest: true, gateway: false, kind: 'mutation' },
  { operationId: 'userBindPhone', path: '/user/bindPhone', tag: 'session', guest: true, gateway: false, kind: 'mutation' },
  { operationId: 'userResetPwd', path: '/user/resetPwd', tag: 'session', guest: true, gateway: false, kind: 'mutation' },
  { operationId: 'userCheckBindViaUser', path: '/user/checkBindViaUser', tag: 'session', guest: true, gateway: false, kind: 'query' },
  { operationId: 'userChangePwd', path: '/user/changePwd', tag: 'session', guest: false, gateway: false, kind: 'mutation' },
  { operationId: 'walletActivityRecords', path: '/wallet/activityRecords', tag: 'session', guest: false, gateway: false, kind: 'query' },
  { operationId: 'rechargeUsc', path: '/recharge/usc', tag: 'recharge', guest: false, gateway: false, kind: 'query' },
  { operationId: 'rechargeCreateRechargeOrder', path: '/recharge/createRechargeOrder', tag: 'recharge', guest: false, gateway: false, kind: 'mutation' },
  { operationId: 'rechargeGetRecommendConfigs', path: '/recharge/getRecommendConfigs', tag: 'recharge', guest: false, gateway: false, kind: 'query' },
  { operationId: 'rechargePrepay', path: '/recharge/prepay', tag: 'recharge', guest: false, gateway: false, kind: 'mutation' },
  { operationId: 'rechargeQueryPay', path: '/recharge/queryPay', tag: 'recharge', guest: false, gateway: false, kind: 'query' },
  { operationId: 'rechargeOrders', path: '/recharge/orders', tag: 'recharge', guest: false, gateway: false, kind: 'query' },
  { operationId: 'rechargeDepositActivity', path: '/recharge/depositActivity', tag: 'recharge', guest: false, gateway: false, kind: 'query' },
  { operationId: 'rechargePaymentMethods', path: '/recharge/paymentMethods', tag: 'recharge', guest: false, gateway: false, kind: 'query' },
  { operationId: 'rechargeV2CreateRechargeOrder', path: '/recharge/v2/createRechargeOrder', tag: 'recharge', guest: false, gateway: false, kind: 'mutation' },
  { operationId: 'withdrawCreate', path: '/withdraw/create', tag: 'withdraw', guest: false, gateway: false, kind: 'mutation' },
  { operationId: 'withdrawOrders', path: '/withdraw/orders', tag: 'withdraw', guest: false, gateway: false, kind: 'query' },
  { operationId: 'withdrawPaymentMethods', path: '/withdraw/paymentMethods', tag: 'withdraw', guest: false, gateway: false, kind: 'query' },
  { operationId: 'noticeList', path: '/notice/list', tag: 'notice', guest: true, gateway: false, kind: 'query' },
  { operationId: 'luckyMoneyClaimed', path: '/lucky/money/claimed', tag: 'lucky-money', guest: false, gateway: false, kind: 'query' },
  { operationId: 'luckyMoneyCollected', path: '/lucky/money/collected', tag: 'lucky-money', guest: false, gateway: false, kind: 'query' },
  { operationId: 'luckyMoneyCreate', path: '/lucky/money/create', tag: 'lucky-money', guest: false, gateway: false, kind: 'mutation' },
  { operationId: 'luckyMoneyEnvelope', path: '/lucky/money/envelope', tag: 'lucky-money', guest: false, gateway: false, kind: 'query' },
  { operationId: 'luckyMoneyShare', path: '/lucky/money/share', tag: 'lucky-money', guest: false, gateway: false, kind: 'query' },
  { operationId: 'luckyMoneyClaim', path: '/lucky/money/claim', tag: 'lucky-money', guest: false, gateway: false, kind: 'mutation' },
  { operationId: 'luckyMoneyDomain', path: '/lucky/money/domain', tag: 'lucky-money', guest: false, gateway: false, kind: 'query' },
  { operationId: 'luckyMoneyGuide', path: '/lucky/money/guide', tag: 'lucky-money', guest: false, gateway: false, kind: 'query' },
  { operationId: 'luckyMoneyFinishGuide', path: '/lucky/money/finishGuide', tag: 'lucky-money', guest: false, gateway: false, kind: 'mutation' },
  { operationId: 'luckyMoneyLatestCollected', path: '/lucky/money/latestCollected', tag: 'lucky-money', guest: false, gateway: false, kind: 'query' },
  { operationId: 'luckyMoneyDisplayReward', path: '/lucky/money/displayReward', tag: 'lucky-money', guest: true, gateway: false, kind: 'query' },
  { operationId: 'luckyMoneyTotalClaimedReward', path: '/lucky/money/totalClaimedReward', tag: 'lucky-money', guest: false, gateway: false, kind: 'query' },
  { operationId: 'pigLoad', path: '/v1/pig/load', tag: 'cashback', guest: false, gateway: true, kind: 'query' },
  { operationId: 'pigCollect', path: '/v1/pig/collect', tag: 'cashback', guest: false, gateway: true, kind: 'mutation' },
  { operationId: 'pigRecord', path: '/v1/pig/record', tag: 'cashback', guest: false, gateway: true, kind: 'query' },
  { operationId: 'pigMarquee', path: '/v1/pig/marquee', tag: 'cashback', guest: false, gateway: true, kind: 'query' },
  { operationId: 'adsMgSkyAdsReport', path: '/v1/ads/mgSkyAdsReport', tag: 'ads', guest: true, gateway: true, kind: 'mutation' },
  { operationId: 'pbList', path: '/v1/pb/list', tag: 'new-user-deposit', guest: false, gateway: true, kind: 'query' },
  { operationId: 'pbGet', path: '/v1/pb/get', tag: 'new-user-deposit', guest: false, gateway: true, kind: 'mutation' },
  { operationId: 'pbRegClaim', path: '/v1/pb/reg/claim', tag: 'new-user-deposit', guest: false, gateway: true, kind: 'mutation' },
  { operationId: 'pbConfig', path: '/v1/pb/config', tag: 'new-user-deposit', guest: true, gateway: true, kind: 'query' },
];
