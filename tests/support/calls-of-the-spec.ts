/** The calls of spec point 7, copied from the spec so that the contract is compared with it. */
export const callsOfTheSpec: readonly string[] = [
  ...['/game/categories', '/game/list', '/game/url', '/game/collect', '/game/sports', '/wallet/records'],
  ...['/lobby/banners', '/lobby/batchBanners', '/lobby/promotionsBanners', '/lobby/popups'],
  ...['/ping', '/wallet/balance', '/user/getUserInfo', '/user/login', '/user/logout', '/user/register'],
  ...['/captcha/sms', '/captcha/usernameSms', '/user/bindPhone', '/user/resetPwd', '/user/checkBindViaUser'],
  ...['/user/changePwd', '/wallet/activityRecords'],
  ...['/recharge/usc', '/recharge/createRechargeOrder', '/recharge/getRecommendConfigs', '/recharge/prepay'],
  ...['/recharge/queryPay', '/recharge/orders', '/recharge/depositActivity', '/recharge/paymentMethods'],
  '/recharge/v2/createRechargeOrder',
  ...['/withdraw/create', '/withdraw/orders', '/withdraw/paymentMethods'],
  '/notice/list',
  ...['claimed', 'collected', 'create', 'envelope', 'share', 'claim', 'domain', 'guide', 'finishGuide'].map(
    (call) => `/lucky/money/${call}`,
  ),
  ...['/lucky/money/latestCollected', '/lucky/money/displayReward', '/lucky/money/totalClaimedReward'],
  ...['/v1/pig/load', '/v1/pig/collect', '/v1/pig/record', '/v1/pig/marquee'],
  '/v1/ads/mgSkyAdsReport',
  ...['/v1/pb/list', '/v1/pb/get', '/v1/pb/reg/claim', '/v1/pb/config'],
];

/** The calls of a guest (spec point 6). */
export const guestCallsOfTheSpec = [
  ...['/game/categories', '/game/list', '/game/sports'],
  ...['/lobby/banners', '/lobby/batchBanners', '/lobby/promotionsBanners', '/lobby/popups'],
  ...['/ping', '/user/login', '/user/logout', '/user/register', '/user/bindPhone', '/user/resetPwd'],
  ...['/user/checkBindViaUser', '/captcha/sms', '/captcha/usernameSms'],
  ...['/notice/list', '/v1/ads/mgSkyAdsReport', '/lucky/money/displayReward', '/v1/pb/config'],
];
