import type { RefusalCode } from '../generated/refusals.ts';
import type { en } from './en.ts';

/** Languages with texts; the wire's `lang` header. */
export type Lang = 'en' | 'ks';

/** A text in each language. */
export type Localised = Readonly<Record<Lang, string>>;

/** Values that stand in `{curly}` places of a text. */
export type TextParameters = Readonly<Record<string, string | number>>;

/** All texts of one language; those of the contract's refusals are in its catalogue. */
export type Texts = typeof en;

/** Why something is refused: the `code` of the answer and the key of its text. */
export type RefusalText = RefusalCode | keyof Texts['refusals'];

/** Why a deposit or a withdrawal failed. */
export type FailureReasonText = keyof Texts['failures'];

/** What is wrong with a field of a request. */
export type FieldProblem = keyof Texts['problems'];
