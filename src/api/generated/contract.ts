// Generated from openapi/ by `npm run generate`. Do not edit.

/** Calls a guest may make (NET-08). */
export const guestCalls: ReadonlySet<string> = new Set([
  '/game/categories',
  '/game/list',
  '/game/sports',
  '/lobby/banners',
  '/lobby/batchBanners',
  '/lobby/promotionsBanners',
  '/lobby/popups',
  '/ping',
  '/user/login',
  '/user/logout',
  '/user/register',
  '/captcha/sms',
  '/captcha/usernameSms',
  '/user/bindPhone',
  '/user/resetPwd',
  '/user/checkBindViaUser',
  '/notice/list',
  '/lucky/money/displayReward',
  '/v1/ads/mgSkyAdsReport',
  '/v1/pb/config',
]);
