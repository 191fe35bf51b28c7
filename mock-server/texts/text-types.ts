/** Languages with texts; the wire's `lang` header. */
export type Lang = 'en' | 'ks';

/** A text in each language. */
export type Localised = Readonly<Record<Lang, string>>;

/** Values that stand in `{curly}` places of a text. */
export type TextParameters = Readonly<Record<string, string | number>>;

/** Why a call is refused: the `code` of the answer and the key of its text. */
export type RefusalText =
  | 'invalid-body'
  | 'invalid-json'
  | 'body-too-large'
  | 'unknown-path'
  | 'wrong-method'
  | 'foreign-origin'
  | 'no-session'
  | 'server-error'
  | 'broken-answer'
  | 'fault-failure'
  | 'unknown-player'
  | 'bad-snapshot'
  | 'unknown-resource'
  | 'wrong-credentials'
  | 'login-locked'
  | 'address-limit'
  | 'phone-taken'
  | 'wrong-code'
  | 'expired-code'
  | 'sms-resend'
  | 'sms-limit'
  | 'no-bound-phone'
  | 'already-bound'
  | 'wrong-old-password'
  | 'same-password'
  | 'unknown-game'
  | 'unknown-method'
  | 'unknown-bank'
  | 'unknown-activity'
  | 'unknown-order'
  | 'order-closed'
  | 'wrong-account'
  | 'amount-not-whole'
  | 'amount-below-minimum'
  | 'amount-above-maximum'
  | 'activity-minimum'
  | 'intent-reused'
  | 'phone-not-bound'
  | 'missing-holder'
  | 'wrong-holder'
  | 'wrong-tax-id'
  | 'unknown-account-type'
  | 'unknown-payee'
  | 'withdrawable-exceeded'
  | 'bonus-not-wagered'
  | 'withdrawal-reused'
  | 'unknown-withdrawal'
  | 'withdrawal-closed'
  | 'withdrawal-not-in-review'
  | 'entry-over'
  | 'seat-over'
  | 'unknown-spot'
  | 'stake-below-minimum'
  | 'stake-above-maximum'
  | 'stake-step'
  | 'insufficient-balance'
  | 'insufficient-bonus'
  | 'round-reused'
  | 'unknown-round'
  | 'flight-open'
  | 'hand-open'
  | 'round-open'
  | 'hand-moved-on'
  | 'unknown-move'
  | 'pig-resting'
  | 'pig-not-full'
  | 'unknown-packet'
  | 'packet-share-minimum'
  | 'packet-uncovered'
  | 'packet-reused'
  | 'packet-own'
  | 'packet-claimed'
  | 'packet-elsewhere'
  | 'packet-emptied'
  | 'packet-expired'
  | 'no-free-spin'
  | 'reward-claimed'
  | 'first-deposit-missing'
  | 'second-deposit-missing';

/** Why a deposit or a withdrawal failed. */
export type FailureReasonText =
  | 'bank-refused'
  | 'payment-refused'
  | 'order-expired'
  | 'otp-tries'
  | 'payout-refused'
  | 'withdrawal-cancelled';

/** What is wrong with a field of a request. */
export type FieldProblem =
  | 'required'
  | 'unknown-field'
  | 'wrong-type'
  | 'too-short'
  | 'too-long'
  | 'too-small'
  | 'too-big'
  | 'not-multiple'
  | 'wrong-format'
  | 'password-characters'
  | 'not-offered';

/** All texts of one language. */
export interface Texts {
  refusals: Readonly<Record<RefusalText, string>>;
  failures: Readonly<Record<FailureReasonText, string>>;
  problems: Readonly<Record<FieldProblem, string>>;
  /** Small words of the wallet's own pages. */
  accountType: string;
}
