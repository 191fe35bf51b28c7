// Generated from openapi/ by `npm run generate`. Do not edit.

/** By path: the codes with which a call that changes something says that it has not (NET-14). */
export const definiteNos: Readonly<Record<string, readonly string[]>> = {
  '/game/url': ['unknown-game', 'account-excluded', 'invalid-json', 'invalid-body', 'no-session', 'wrong-method', 'body-too-large', 'too-many-requests'],
  '/game/collect': ['unknown-game', 'invalid-json', 'invalid-body', 'no-session', 'wrong-method', 'body-too-large', 'too-many-requests'],
  '/user/login': ['wrong-credentials', 'login-locked', 'login-address-limit', 'invalid-json', 'invalid-body', 'wrong-method', 'body-too-large', 'too-many-requests'],
  '/user/logout': ['invalid-json', 'invalid-body', 'wrong-method', 'body-too-large', 'too-many-requests'],
  '/user/register': ['under-age', 'phone-taken', 'wrong-code', 'expired-code', 'invalid-json', 'invalid-body', 'wrong-method', 'body-too-large', 'too-many-requests'],
  '/captcha/sms': ['phone-taken', 'already-bound', 'sms-resend', 'sms-limit', 'address-limit', 'invalid-json', 'invalid-body', 'wrong-method', 'body-too-large', 'too-many-requests'],
  '/captcha/usernameSms': ['no-bound-phone', 'sms-resend', 'sms-limit', 'address-limit', 'invalid-json', 'invalid-body', 'wrong-method', 'body-too-large', 'too-many-requests'],
  '/user/bindPhone': ['login-needed', 'already-bound', 'phone-taken', 'wrong-code', 'expired-code', 'invalid-json', 'invalid-body', 'wrong-method', 'body-too-large', 'too-many-requests'],
  '/user/resetPwd': ['no-bound-phone', 'wrong-code', 'expired-code', 'invalid-json', 'invalid-body', 'wrong-method', 'body-too-large', 'too-many-requests'],
  '/user/changePwd': ['wrong-old-password', 'same-password', 'login-locked', 'login-address-limit', 'invalid-json', 'invalid-body', 'no-session', 'wrong-method', 'body-too-large', 'too-many-requests'],
  '/recharge/createRechargeOrder': ['account-excluded', 'unknown-method', 'amount-not-whole', 'amount-below-minimum', 'amount-above-maximum', 'unknown-activity', 'activity-minimum', 'intent-reused', 'invalid-json', 'invalid-body', 'no-session', 'wrong-method', 'body-too-large', 'too-many-requests'],
  '/recharge/prepay': ['unknown-order', 'order-closed', 'account-excluded', 'unknown-method', 'wrong-account', 'unknown-bank', 'wrong-return-url', 'wrong-code', 'expired-code', 'sms-resend', 'sms-limit', 'address-limit', 'invalid-json', 'invalid-body', 'no-session', 'wrong-method', 'body-too-large', 'too-many-requests'],
  '/recharge/v2/createRechargeOrder': ['account-excluded', 'unknown-method', 'amount-not-whole', 'amount-below-minimum', 'amount-above-maximum', 'unknown-activity', 'activity-minimum', 'intent-reused', 'invalid-json', 'invalid-body', 'no-session', 'wrong-method', 'body-too-large', 'too-many-requests'],
  '/withdraw/create': ['phone-not-bound', 'unknown-method', 'unknown-payee', 'wrong-account', 'unknown-bank', 'unknown-account-type', 'wrong-tax-id', 'missing-holder', 'wrong-holder', 'amount-not-whole', 'amount-below-minimum', 'amount-above-maximum', 'withdrawable-exceeded', 'bonus-not-wagered', 'withdrawal-reused', 'unknown-withdrawal', 'withdrawal-not-in-review', 'invalid-json', 'invalid-body', 'no-session', 'wrong-method', 'body-too-large', 'too-many-requests'],
  '/lucky/money/create': ['amount-not-whole', 'amount-above-maximum', 'packet-share-minimum', 'packet-uncovered', 'packet-reused', 'invalid-json', 'invalid-body', 'no-session', 'wrong-method', 'body-too-large', 'too-many-requests'],
  '/lucky/money/claim': ['unknown-packet', 'packet-own', 'packet-claimed', 'packet-elsewhere', 'packet-emptied', 'packet-expired', 'account-excluded', 'invalid-json', 'invalid-body', 'no-session', 'wrong-method', 'body-too-large', 'too-many-requests'],
  '/lucky/money/finishGuide': ['invalid-json', 'invalid-body', 'no-session', 'wrong-method', 'body-too-large', 'too-many-requests'],
  '/v1/pig/collect': ['pig-resting', 'pig-not-full', 'invalid-json', 'invalid-body', 'no-session', 'wrong-method', 'body-too-large', 'too-many-requests'],
  '/v1/ads/mgSkyAdsReport': ['invalid-json', 'invalid-body', 'wrong-method', 'body-too-large', 'too-many-requests'],
  '/v1/pb/get': ['reward-claimed', 'first-deposit-missing', 'second-deposit-missing', 'account-excluded', 'invalid-json', 'invalid-body', 'no-session', 'wrong-method', 'body-too-large', 'too-many-requests'],
  '/v1/pb/reg/claim': ['reward-claimed', 'account-excluded', 'invalid-json', 'invalid-body', 'no-session', 'wrong-method', 'body-too-large', 'too-many-requests'],
};
