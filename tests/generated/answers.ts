// Generated from openapi/ by `npm run generate`. Do not edit.
import type { OperationId } from '../../mock-server/generated/operations.ts';
import { getGameCategoriesResponseMock } from './game/game-categories.faker.ts';
import { getGameListResponseMock } from './game/game-list.faker.ts';
import { getGameUrlResponseMock } from './game/game-url.faker.ts';
import { getGameCollectResponseMock } from './game/game-collect.faker.ts';
import { getGameSportsResponseMock } from './game/game-sports.faker.ts';
import { getWalletRecordsResponseMock } from './game/wallet-records.faker.ts';
import { getLobbyBannersResponseMock } from './lobby/lobby-banners.faker.ts';
import { getLobbyBatchBannersResponseMock } from './lobby/lobby-batch-banners.faker.ts';
import { getLobbyPromotionsBannersResponseMock } from './lobby/lobby-promotions-banners.faker.ts';
import { getLobbyPopupsResponseMock } from './lobby/lobby-popups.faker.ts';
import { getPingResponseMock } from './session/ping.faker.ts';
import { getWalletBalanceResponseMock } from './session/wallet-balance.faker.ts';
import { getUserGetUserInfoResponseMock } from './session/user-get-user-info.faker.ts';
import { getUserLoginResponseMock } from './session/user-login.faker.ts';
import { getUserLogoutResponseMock } from './session/user-logout.faker.ts';
import { getUserRegisterResponseMock } from './session/user-register.faker.ts';
import { getCaptchaSmsResponseMock } from './session/captcha-sms.faker.ts';
import { getCaptchaUsernameSmsResponseMock } from './session/captcha-username-sms.faker.ts';
import { getUserBindPhoneResponseMock } from './session/user-bind-phone.faker.ts';
import { getUserResetPwdResponseMock } from './session/user-reset-pwd.faker.ts';
import { getUserCheckBindViaUserResponseMock } from './session/user-check-bind-via-user.faker.ts';
import { getUserChangePwdResponseMock } from './session/user-change-pwd.faker.ts';
import { getWalletActivityRecordsResponseMock } from './session/wallet-activity-records.faker.ts';
import { getRechargeUscResponseMock } from './recharge/recharge-usc.faker.ts';
import { getRechargeCreateRechargeOrderResponseMock } from './recharge/recharge-create-recharge-order.faker.ts';
import { getRechargeGetRecommendConfigsResponseMock } from './recharge/recharge-get-recommend-configs.faker.ts';
import { getRechargePrepayResponseMock } from './recharge/recharge-prepay.faker.ts';
import { getRechargeQueryPayResponseMock } from './recharge/recharge-query-pay.faker.ts';
import { getRechargeOrdersResponseMock } from './recharge/recharge-orders.faker.ts';
import { getRechargeDepositActivityResponseMock } from './recharge/recharge-deposit-activity.faker.ts';
import { getRechargePaymentMethodsResponseMock } from './recharge/recharge-payment-methods.faker.ts';
import { getRechargeV2CreateRechargeOrderResponseMock } from './recharge/recharge-v2-create-recharge-order.faker.ts';
import { getWithdrawCreateResponseMock } from './withdraw/withdraw-create.faker.ts';
import { getWithdrawOrdersResponseMock } from './withdraw/withdraw-orders.faker.ts';
import { getWithdrawPaymentMethodsResponseMock } from './withdraw/withdraw-payment-methods.faker.ts';
import { getNoticeListResponseMock } from './notice/notice-list.faker.ts';
import { getLuckyMoneyClaimedResponseMock } from './lucky-money/lucky-money-claimed.faker.ts';
import { getLuckyMoneyCollectedResponseMock } from './lucky-money/lucky-money-collected.faker.ts';
import { getLuckyMoneyCreateResponseMock } from './lucky-money/lucky-money-create.faker.ts';
import { getLuckyMoneyEnvelopeResponseMock } from './lucky-money/lucky-money-envelope.faker.ts';
import { getLuckyMoneyShareResponseMock } from './lucky-money/lucky-money-share.faker.ts';
import { getLuckyMoneyClaimResponseMock } from './lucky-money/lucky-money-claim.faker.ts';
import { getLuckyMoneyDomainResponseMock } from './lucky-money/lucky-money-domain.faker.ts';
import { getLuckyMoneyGuideResponseMock } from './lucky-money/lucky-money-guide.faker.ts';
import { getLuckyMoneyFinishGuideResponseMock } from './lucky-money/lucky-money-finish-guide.faker.ts';
import { getLuckyMoneyLatestCollectedResponseMock } from './lucky-money/lucky-money-latest-collected.faker.ts';
import { getLuckyMoneyDisplayRewardResponseMock } from './lucky-money/lucky-money-display-reward.faker.ts';
import { getLuckyMoneyTotalClaimedRewardResponseMock } from './lucky-money/lucky-money-total-claimed-reward.faker.ts';
import { getPigLoadResponseMock } from './cashback/pig-load.faker.ts';
import { getPigCollectResponseMock } from './cashback/pig-collect.faker.ts';
import { getPigRecordResponseMock } from './cashback/pig-record.faker.ts';
import { getPigMarqueeResponseMock } from './cashback/pig-marquee.faker.ts';
import { getAdsMgSkyAdsReportResponseMock } from './ads/ads-mg-sky-ads-report.faker.ts';
import { getPbListResponseMock } from './new-user-deposit/pb-list.faker.ts';
import { getPbGetResponseMock } from './new-user-deposit/pb-get.faker.ts';
import { getPbRegClaimResponseMock } from './new-user-deposit/pb-reg-claim.faker.ts';
import { getPbConfigResponseMock } from './new-user-deposit/pb-config.faker.ts';

/** The data of a random answer, by call. */
export const randomAnswers: Readonly<Record<OperationId, () => unknown>> = {
  gameCategories: getGameCategoriesResponseMock,
  gameList: getGameListResponseMock,
  gameUrl: getGameUrlResponseMock,
  gameCollect: getGameCollectResponseMock,
  gameSports: getGameSportsResponseMock,
  walletRecords: getWalletRecordsResponseMock,
  lobbyBanners: getLobbyBannersResponseMock,
  lobbyBatchBanners: getLobbyBatchBannersResponseMock,
  lobbyPromotionsBanners: getLobbyPromotionsBannersResponseMock,
  lobbyPopups: getLobbyPopupsResponseMock,
  ping: getPingResponseMock,
  walletBalance: getWalletBalanceResponseMock,
  userGetUserInfo: getUserGetUserInfoResponseMock,
  userLogin: getUserLoginResponseMock,
  userLogout: getUserLogoutResponseMock,
  userRegister: getUserRegisterResponseMock,
  captchaSms: getCaptchaSmsResponseMock,
  captchaUsernameSms: getCaptchaUsernameSmsResponseMock,
  userBindPhone: getUserBindPhoneResponseMock,
  userResetPwd: getUserResetPwdResponseMock,
  userCheckBindViaUser: getUserCheckBindViaUserResponseMock,
  userChangePwd: getUserChangePwdResponseMock,
  walletActivityRecords: getWalletActivityRecordsResponseMock,
  rechargeUsc: getRechargeUscResponseMock,
  rechargeCreateRechargeOrder: getRechargeCreateRechargeOrderResponseMock,
  rechargeGetRecommendConfigs: getRechargeGetRecommendConfigsResponseMock,
  rechargePrepay: getRechargePrepayResponseMock,
  rechargeQueryPay: getRechargeQueryPayResponseMock,
  rechargeOrders: getRechargeOrdersResponseMock,
  rechargeDepositActivity: getRechargeDepositActivityResponseMock,
  rechargePaymentMethods: getRechargePaymentMethodsResponseMock,
  rechargeV2CreateRechargeOrder: getRechargeV2CreateRechargeOrderResponseMock,
  withdrawCreate: getWithdrawCreateResponseMock,
  withdrawOrders: getWithdrawOrdersResponseMock,
  withdrawPaymentMethods: getWithdrawPaymentMethodsResponseMock,
  noticeList: getNoticeListResponseMock,
  luckyMoneyClaimed: getLuckyMoneyClaimedResponseMock,
  luckyMoneyCollected: getLuckyMoneyCollectedResponseMock,
  luckyMoneyCreate: getLuckyMoneyCreateResponseMock,
  luckyMoneyEnvelope: getLuckyMoneyEnvelopeResponseMock,
  luckyMoneyShare: getLuckyMoneyShareResponseMock,
  luckyMoneyClaim: getLuckyMoneyClaimResponseMock,
  luckyMoneyDomain: getLuckyMoneyDomainResponseMock,
  luckyMoneyGuide: getLuckyMoneyGuideResponseMock,
  luckyMoneyFinishGuide: getLuckyMoneyFinishGuideResponseMock,
  luckyMoneyLatestCollected: getLuckyMoneyLatestCollectedResponseMock,
  luckyMoneyDisplayReward: getLuckyMoneyDisplayRewardResponseMock,
  luckyMoneyTotalClaimedReward: getLuckyMoneyTotalClaimedRewardResponseMock,
  pigLoad: getPigLoadResponseMock,
  pigCollect: getPigCollectResponseMock,
  pigRecord: getPigRecordResponseMock,
  pigMarquee: getPigMarqueeResponseMock,
  adsMgSkyAdsReport: getAdsMgSkyAdsReportResponseMock,
  pbList: getPbListResponseMock,
  pbGet: getPbGetResponseMock,
  pbRegClaim: getPbRegClaimResponseMock,
  pbConfig: getPbConfigResponseMock,
};
