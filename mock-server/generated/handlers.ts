// Generated from openapi/ by `npm run generate`. Do not edit.
import type {
  ActivityRecordPage,
  Balance,
  BannerList,
  BannersByPosition,
  BettingRecordPage,
  BoundPhone,
  CategoryList,
  CreatedOrder,
  DepositActivityList,
  GameCollected,
  GameEntry,
  GamePage,
  LoginResult,
  LuckyClaim,
  LuckyClaimPage,
  LuckyCollectionList,
  LuckyCollectionPage,
  LuckyDisplayReward,
  LuckyDomain,
  LuckyEnvelope,
  LuckyGuide,
  LuckyGuideFinished,
  LuckyShare,
  LuckyTotal,
  Nothing,
  NoticeList,
  PaymentMethodList,
  PbConfigList,
  PbConfigs,
  PbReward,
  PhoneLookup,
  PigCollected,
  PigMarquee,
  PigRecordPage,
  PigState,
  Player,
  PopupBundle,
  PrepayResult,
  RechargeCount,
  RechargeOrder,
  RechargeOrderPage,
  RecommendConfigList,
  ServerInfo,
  SmsReceipt,
  SportEventList,
  WithdrawMethodList,
  WithdrawOrderPage,
} from '@copihue/contract/types';
import * as contract from '@copihue/contract/zod';
import type { output } from 'zod';
import type { Call } from '../handlers/call.ts';

/** What the body of a request and the envelope of an answer are validated with. */
export const validators = {
  gameCategories: { input: contract.GameCategoriesBody, answer: contract.GameCategoriesResponse },
  gameList: { input: contract.GameListBody, answer: contract.GameListResponse },
  gameUrl: { input: contract.GameUrlBody, answer: contract.GameUrlResponse },
  gameCollect: { input: contract.GameCollectBody, answer: contract.GameCollectResponse },
  gameSports: { input: contract.GameSportsBody, answer: contract.GameSportsResponse },
  walletRecords: { input: contract.WalletRecordsBody, answer: contract.WalletRecordsResponse },
  lobbyBanners: { input: contract.LobbyBannersBody, answer: contract.LobbyBannersResponse },
  lobbyBatchBanners: { input: contract.LobbyBatchBannersBody, answer: contract.LobbyBatchBannersResponse },
  lobbyPromotionsBanners: { input: contract.LobbyPromotionsBannersBody, answer: contract.LobbyPromotionsBannersResponse },
  lobbyPopups: { input: contract.LobbyPopupsBody, answer: contract.LobbyPopupsResponse },
  ping: { input: contract.PingBody, answer: contract.PingResponse },
  walletBalance: { input: contract.WalletBalanceBody, answer: contract.WalletBalanceResponse },
  userGetUserInfo: { input: contract.UserGetUserInfoBody, answer: contract.UserGetUserInfoResponse },
  userLogin: { input: contract.UserLoginBody, answer: contract.UserLoginResponse },
  userLogout: { input: contract.UserLogoutBody, answer: contract.UserLogoutResponse },
  userRegister: { input: contract.UserRegisterBody, answer: contract.UserRegisterResponse },
  captchaSms: { input: contract.CaptchaSmsBody, answer: contract.CaptchaSmsResponse },
  captchaUsernameSms: { input: contract.CaptchaUsernameSmsBody, answer: contract.CaptchaUsernameSmsResponse },
  userBindPhone: { input: contract.UserBindPhoneBody, answer: contract.UserBindPhoneResponse },
  userResetPwd: { input: contract.UserResetPwdBody, answer: contract.UserResetPwdResponse },
  userCheckBindViaUser: { input: contract.UserCheckBindViaUserBody, answer: contract.UserCheckBindViaUserResponse },
  userChangePwd: { input: contract.UserChangePwdBody, answer: contract.UserChangePwdResponse },
  walletActivityRecords: { input: contract.WalletActivityRecordsBody, answer: contract.WalletActivityRecordsResponse },
  rechargeUsc: { input: contract.RechargeUscBody, answer: contract.RechargeUscResponse },
  rechargeCreateRechargeOrder: { input: contract.RechargeCreateRechargeOrderBody, answer: contract.RechargeCreateRechargeOrderResponse },
  rechargeGetRecommendConfigs: { input: contract.RechargeGetRecommendConfigsBody, answer: contract.RechargeGetRecommendConfigsResponse },
  rechargePrepay: { input: contract.RechargePrepayBody, answer: contract.RechargePrepayResponse },
  rechargeQueryPay: { input: contract.RechargeQueryPayBody, answer: contract.RechargeQueryPayResponse },
  rechargeOrders: { input: contract.RechargeOrdersBody, answer: contract.RechargeOrdersResponse },
  rechargeDepositActivity: { input: contract.RechargeDepositActivityBody, answer: contract.RechargeDepositActivityResponse },
  rechargePaymentMethods: { input: contract.RechargePaymentMethodsBody, answer: contract.RechargePaymentMethodsResponse },
  rechargeV2CreateRechargeOrder: { input: contract.RechargeV2CreateRechargeOrderBody, answer: contract.RechargeV2CreateRechargeOrderResponse },
  withdrawCreate: { input: contract.WithdrawCreateBody, answer: contract.WithdrawCreateResponse },
  withdrawOrders: { input: contract.WithdrawOrdersBody, answer: contract.WithdrawOrdersResponse },
  withdrawPaymentMethods: { input: contract.WithdrawPaymentMethodsBody, answer: contract.WithdrawPaymentMethodsResponse },
  noticeList: { input: contract.NoticeListBody, answer: contract.NoticeListResponse },
  luckyMoneyClaimed: { input: contract.LuckyMoneyClaimedBody, answer: contract.LuckyMoneyClaimedResponse },
  luckyMoneyCollected: { input: contract.LuckyMoneyCollectedBody, answer: contract.LuckyMoneyCollectedResponse },
  luckyMoneyCreate: { input: contract.LuckyMoneyCreateBody, answer: contract.LuckyMoneyCreateResponse },
  luckyMoneyEnvelope: { input: contract.LuckyMoneyEnvelopeBody, answer: contract.LuckyMoneyEnvelopeResponse },
  luckyMoneyShare: { input: contract.LuckyMoneyShareBody, answer: contract.LuckyMoneyShareResponse },
  luckyMoneyClaim: { input: contract.LuckyMoneyClaimBody, answer: contract.LuckyMoneyClaimResponse },
  luckyMoneyDomain: { input: contract.LuckyMoneyDomainBody, answer: contract.LuckyMoneyDomainResponse },
  luckyMoneyGuide: { input: contract.LuckyMoneyGuideBody, answer: contract.LuckyMoneyGuideResponse },
  luckyMoneyFinishGuide: { input: contract.LuckyMoneyFinishGuideBody, answer: contract.LuckyMoneyFinishGuideResponse },
  luckyMoneyLatestCollected: { input: contract.LuckyMoneyLatestCollectedBody, answer: contract.LuckyMoneyLatestCollectedResponse },
  luckyMoneyDisplayReward: { input: contract.LuckyMoneyDisplayRewardBody, answer: contract.LuckyMoneyDisplayRewardResponse },
  luckyMoneyTotalClaimedReward: { input: contract.LuckyMoneyTotalClaimedRewardBody, answer: contract.LuckyMoneyTotalClaimedRewardResponse },
  pigLoad: { input: contract.PigLoadBody, answer: contract.PigLoadResponse },
  pigCollect: { input: contract.PigCollectBody, answer: contract.PigCollectResponse },
  pigRecord: { input: contract.PigRecordBody, answer: contract.PigRecordResponse },
  pigMarquee: { input: contract.PigMarqueeBody, answer: contract.PigMarqueeResponse },
  adsMgSkyAdsReport: { input: contract.AdsMgSkyAdsReportBody, answer: contract.AdsMgSkyAdsReportResponse },
  pbList: { input: contract.PbListBody, answer: contract.PbListResponse },
  pbGet: { input: contract.PbGetBody, answer: contract.PbGetResponse },
  pbRegClaim: { input: contract.PbRegClaimBody, answer: contract.PbRegClaimResponse },
  pbConfig: { input: contract.PbConfigBody, answer: contract.PbConfigResponse },
};

/** Body of a request as its validator hands it out, defaults filled in. */
type Input<Id extends keyof typeof validators> = output<(typeof validators)[Id]['input']>;

export interface GameHandlers {
  /** /game/categories: Categories of the lobby */
  gameCategories: (input: Input<'gameCategories'>, call: Call) => CategoryList;
  /** /game/list: Games of a market, page by page */
  gameList: (input: Input<'gameList'>, call: Call) => GamePage;
  /** /game/url: Enter a game */
  gameUrl: (input: Input<'gameUrl'>, call: Call) => GameEntry;
  /** /game/collect: Add or remove a favourite */
  gameCollect: (input: Input<'gameCollect'>, call: Call) => GameCollected;
  /** /game/sports: Sports events with their odds */
  gameSports: (input: Input<'gameSports'>, call: Call) => SportEventList;
  /** /wallet/records: Betting records */
  walletRecords: (input: Input<'walletRecords'>, call: Call) => BettingRecordPage;
}

export interface LobbyHandlers {
  /** /lobby/banners: Banners of one position */
  lobbyBanners: (input: Input<'lobbyBanners'>, call: Call) => BannerList;
  /** /lobby/batchBanners: Banners of all lobby positions */
  lobbyBatchBanners: (input: Input<'lobbyBatchBanners'>, call: Call) => BannersByPosition;
  /** /lobby/promotionsBanners: Banners of the promotion screen */
  lobbyPromotionsBanners: (input: Input<'lobbyPromotionsBanners'>, call: Call) => BannerList;
  /** /lobby/popups: Popups of the lobby */
  lobbyPopups: (input: Input<'lobbyPopups'>, call: Call) => PopupBundle;
}

export interface SessionHandlers {
  /** /ping: Server time and version */
  ping: (input: Input<'ping'>, call: Call) => ServerInfo;
  /** /wallet/balance: Balance of the player */
  walletBalance: (input: Input<'walletBalance'>, call: Call) => Balance;
  /** /user/getUserInfo: Profile of the player */
  userGetUserInfo: (input: Input<'userGetUserInfo'>, call: Call) => Player;
  /** /user/login: Log in */
  userLogin: (input: Input<'userLogin'>, call: Call) => LoginResult;
  /** /user/logout: Log out */
  userLogout: (input: Input<'userLogout'>, call: Call) => Nothing;
  /** /user/register: Create an account */
  userRegister: (input: Input<'userRegister'>, call: Call) => LoginResult;
  /** /captcha/sms: Send a code to a phone number */
  captchaSms: (input: Input<'captchaSms'>, call: Call) => SmsReceipt;
  /** /captcha/usernameSms: Send a code to the phone of an account */
  captchaUsernameSms: (input: Input<'captchaUsernameSms'>, call: Call) => SmsReceipt;
  /** /user/bindPhone: Bind a phone number */
  userBindPhone: (input: Input<'userBindPhone'>, call: Call) => BoundPhone;
  /** /user/resetPwd: Set a new password with a code */
  userResetPwd: (input: Input<'userResetPwd'>, call: Call) => Nothing;
  /** /user/checkBindViaUser: Phone bound to an account */
  userCheckBindViaUser: (input: Input<'userCheckBindViaUser'>, call: Call) => PhoneLookup;
  /** /user/changePwd: Change the password */
  userChangePwd: (input: Input<'userChangePwd'>, call: Call) => Nothing;
  /** /wallet/activityRecords: Activity of the wallet */
  walletActivityRecords: (input: Input<'walletActivityRecords'>, call: Call) => ActivityRecordPage;
}

export interface RechargeHandlers {
  /** /recharge/usc: Count of credited deposits */
  rechargeUsc: (input: Input<'rechargeUsc'>, call: Call) => RechargeCount;
  /** /recharge/createRechargeOrder: Create a deposit order */
  rechargeCreateRechargeOrder: (input: Input<'rechargeCreateRechargeOrder'>, call: Call) => CreatedOrder;
  /** /recharge/getRecommendConfigs: Recommended deposit amounts */
  rechargeGetRecommendConfigs: (input: Input<'rechargeGetRecommendConfigs'>, call: Call) => RecommendConfigList;
  /** /recharge/prepay: Start the payment of an order */
  rechargePrepay: (input: Input<'rechargePrepay'>, call: Call) => PrepayResult;
  /** /recharge/queryPay: State of a deposit order */
  rechargeQueryPay: (input: Input<'rechargeQueryPay'>, call: Call) => RechargeOrder;
  /** /recharge/orders: Deposit orders */
  rechargeOrders: (input: Input<'rechargeOrders'>, call: Call) => RechargeOrderPage;
  /** /recharge/depositActivity: Deposit offers */
  rechargeDepositActivity: (input: Input<'rechargeDepositActivity'>, call: Call) => DepositActivityList;
  /** /recharge/paymentMethods: Deposit methods */
  rechargePaymentMethods: (input: Input<'rechargePaymentMethods'>, call: Call) => PaymentMethodList;
  /** /recharge/v2/createRechargeOrder: Create a deposit order on a chosen route */
  rechargeV2CreateRechargeOrder: (input: Input<'rechargeV2CreateRechargeOrder'>, call: Call) => CreatedOrder;
}

export interface WithdrawHandlers {
  /** /withdraw/create: Create a withdrawal, or cancel one */
  withdrawCreate: (input: Input<'withdrawCreate'>, call: Call) => CreatedOrder;
  /** /withdraw/orders: Withdrawal orders */
  withdrawOrders: (input: Input<'withdrawOrders'>, call: Call) => WithdrawOrderPage;
  /** /withdraw/paymentMethods: Withdrawal methods */
  withdrawPaymentMethods: (input: Input<'withdrawPaymentMethods'>, call: Call) => WithdrawMethodList;
}

export interface NoticeHandlers {
  /** /notice/list: Notices to players */
  noticeList: (input: Input<'noticeList'>, call: Call) => NoticeList;
}

export interface LuckyMoneyHandlers {
  /** /lucky/money/claimed: Red packets I claimed */
  luckyMoneyClaimed: (input: Input<'luckyMoneyClaimed'>, call: Call) => LuckyClaimPage;
  /** /lucky/money/collected: Who collected from a red packet */
  luckyMoneyCollected: (input: Input<'luckyMoneyCollected'>, call: Call) => LuckyCollectionPage;
  /** /lucky/money/create: Create a red packet */
  luckyMoneyCreate: (input: Input<'luckyMoneyCreate'>, call: Call) => LuckyEnvelope;
  /** /lucky/money/envelope: A red packet */
  luckyMoneyEnvelope: (input: Input<'luckyMoneyEnvelope'>, call: Call) => LuckyEnvelope;
  /** /lucky/money/share: Link and words to share a red packet */
  luckyMoneyShare: (input: Input<'luckyMoneyShare'>, call: Call) => LuckyShare;
  /** /lucky/money/claim: Claim a share of a red packet */
  luckyMoneyClaim: (input: Input<'luckyMoneyClaim'>, call: Call) => LuckyClaim;
  /** /lucky/money/domain: Domain of share links */
  luckyMoneyDomain: (input: Input<'luckyMoneyDomain'>, call: Call) => LuckyDomain;
  /** /lucky/money/guide: Whether the red-packet guide is finished */
  luckyMoneyGuide: (input: Input<'luckyMoneyGuide'>, call: Call) => LuckyGuide;
  /** /lucky/money/finishGuide: Finish the red-packet guide */
  luckyMoneyFinishGuide: (input: Input<'luckyMoneyFinishGuide'>, call: Call) => LuckyGuideFinished;
  /** /lucky/money/latestCollected: Latest collections over all red packets */
  luckyMoneyLatestCollected: (input: Input<'luckyMoneyLatestCollected'>, call: Call) => LuckyCollectionList;
  /** /lucky/money/displayReward: Reward shown to a visitor */
  luckyMoneyDisplayReward: (input: Input<'luckyMoneyDisplayReward'>, call: Call) => LuckyDisplayReward;
  /** /lucky/money/totalClaimedReward: Total claimed from red packets */
  luckyMoneyTotalClaimedReward: (input: Input<'luckyMoneyTotalClaimedReward'>, call: Call) => LuckyTotal;
}

export interface CashbackHandlers {
  /** /v1/pig/load: State of the piggy bank */
  pigLoad: (input: Input<'pigLoad'>, call: Call) => PigState;
  /** /v1/pig/collect: Collect the piggy bank */
  pigCollect: (input: Input<'pigCollect'>, call: Call) => PigCollected;
  /** /v1/pig/record: Records of the piggy bank */
  pigRecord: (input: Input<'pigRecord'>, call: Call) => PigRecordPage;
  /** /v1/pig/marquee: Latest collected piggy banks */
  pigMarquee: (input: Input<'pigMarquee'>, call: Call) => PigMarquee;
}

export interface AdsHandlers {
  /** /v1/ads/mgSkyAdsReport: Report an event to the advertiser */
  adsMgSkyAdsReport: (input: Input<'adsMgSkyAdsReport'>, call: Call) => Nothing;
}

export interface NewUserDepositHandlers {
  /** /v1/pb/list: New-user deposit tiers of this player */
  pbList: (input: Input<'pbList'>, call: Call) => PbConfigList;
  /** /v1/pb/get: Claim the deposit reward of a tier */
  pbGet: (input: Input<'pbGet'>, call: Call) => PbReward;
  /** /v1/pb/reg/claim: Claim the registration bonus */
  pbRegClaim: (input: Input<'pbRegClaim'>, call: Call) => PbReward;
  /** /v1/pb/config: New-user deposit tiers of a market */
  pbConfig: (input: Input<'pbConfig'>, call: Call) => PbConfigs;
}

/** One handler for each call: refuses by throwing a Refusal, answers with the data of the envelope. */
export type Handlers = GameHandlers
  & LobbyHandlers
  & SessionHandlers
  & RechargeHandlers
  & WithdrawHandlers
  & NoticeHandlers
  & LuckyMoneyHandlers
  & CashbackHandlers
  & AdsHandlers
  & NewUserDepositHandlers;
