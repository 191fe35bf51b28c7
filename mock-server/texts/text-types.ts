import type { RefusalCode } from '../generated/refusals.ts';

/** Languages with texts; the wire's `lang` header. */
export type Lang = 'en' | 'ks';

/** A text in each language. */
export type Localised = Readonly<Record<Lang, string>>;

/** Values that stand in `{curly}` places of a text. */
export type TextParameters = Readonly<Record<string, string | number>>;

/** Why the mock refuses what no call of the contract is refused for: its games, its console, its own faults. */
export type OwnRefusal =
  | 'unknown-path'
  | 'foreign-origin'
  | 'broken-answer'
  | 'fault-failure'
  | 'unknown-player'
  | 'bad-snapshot'
  | 'unknown-resource'
  | 'withdrawal-closed'
  | 'entry-over'
  | 'seat-over'
  | 'unknown-spot'
  | 'stake-below-minimum'
  | 'stake-above-maximum'
  | 'stake-step'
  | 'same-match'
  | 'return-above-maximum'
  | 'insufficient-balance'
  | 'insufficient-bonus'
  | 'round-reused'
  | 'unknown-round'
  | 'flight-open'
  | 'hand-open'
  | 'round-open'
  | 'hand-moved-on'
  | 'unknown-move'
  | 'no-free-spin';

/** Why something is refused: the `code` of the answer and the key of its text. */
export type RefusalText = RefusalCode | OwnRefusal;

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
  | 'not-offered'
  | 'no-such-name';

/** All texts of one language. */
export interface Texts {
  /** Those of the contract have their texts in its catalogue. */
  refusals: Readonly<Record<OwnRefusal, string>>;
  failures: Readonly<Record<FailureReasonText, string>>;
  problems: Readonly<Record<FieldProblem, string>>;
  /** Small words of the wallet's own pages. */
  accountType: string;
}
