import type { OperationId } from '@copihue/contract/operations';

const home = 'src/routes/index.tsx';
const frame = 'src/app/shell.tsx';
const deposit = 'src/routes/deposit.tsx';
const redPackets = 'src/routes/redenvelope.tsx';
const cashback = 'src/routes/newUserCashback.tsx';
const newUserDeposit = 'src/routes/newUserDeposit.tsx';
const login = 'src/app/popups/login-popup.tsx';
const reset = 'src/app/popups/reset-popup.tsx';

/** For each call of the contract the screen or popup for which the app makes it. */
export const screenOf: Readonly<Record<OperationId, string>> = {
  gameCategories: home,
  gameList: 'src/routes/allgame.{-$categorie}.tsx',
  gameUrl: 'src/routes/gameView.$currentGameUrl.tsx',
  gameCollect: home,
  gameSports: home,
  walletRecords: 'src/routes/bettinghistory.tsx',
  lobbyBanners: login,
  lobbyBatchBanners: home,
  lobbyPromotionsBanners: 'src/routes/promotion.tsx',
  lobbyPopups: frame,
  ping: frame,
  walletBalance: frame,
  userGetUserInfo: 'src/routes/me.tsx',
  userLogin: login,
  userLogout: 'src/routes/me.tsx',
  userRegister: 'src/app/popups/register-popup.tsx',
  captchaSms: 'src/app/popups/register-popup.tsx',
  captchaUsernameSms: reset,
  userBindPhone: 'src/app/popups/binding-popup.tsx',
  userResetPwd: reset,
  userCheckBindViaUser: reset,
  userChangePwd: 'src/routes/changepassword.tsx',
  walletActivityRecords: 'src/routes/transactions.tsx',
  rechargeUsc: 'src/routes/firstRecharge.tsx',
  rechargeCreateRechargeOrder: deposit,
  rechargeGetRecommendConfigs: deposit,
  rechargePrepay: deposit,
  rechargeQueryPay: deposit,
  rechargeOrders: 'src/routes/transactions.tsx',
  rechargeDepositActivity: deposit,
  rechargePaymentMethods: deposit,
  rechargeV2CreateRechargeOrder: deposit,
  withdrawCreate: 'src/routes/withdraw.tsx',
  withdrawOrders: 'src/routes/transactions.tsx',
  withdrawPaymentMethods: 'src/routes/withdraw.tsx',
  noticeList: home,
  luckyMoneyClaimed: redPackets,
  luckyMoneyCollected: redPackets,
  luckyMoneyCreate: redPackets,
  luckyMoneyEnvelope: redPackets,
  luckyMoneyShare: redPackets,
  luckyMoneyClaim: redPackets,
  luckyMoneyDomain: redPackets,
  luckyMoneyGuide: redPackets,
  luckyMoneyFinishGuide: redPackets,
  luckyMoneyLatestCollected: redPackets,
  luckyMoneyDisplayReward: redPackets,
  luckyMoneyTotalClaimedReward: redPackets,
  pigLoad: cashback,
  pigCollect: cashback,
  pigRecord: cashback,
  pigMarquee: cashback,
  adsMgSkyAdsReport: frame,
  pbList: newUserDeposit,
  pbGet: newUserDeposit,
  pbRegClaim: newUserDeposit,
  pbConfig: newUserDeposit,
};
