import type { RefusalCode } from '../generated/refusals.ts';
import type { en } from './en.ts';

export type Lang = 'en' | 'ks';

export type Localised = Readonly<Record<Lang, string>>;

/** Values for the `{curly}` places of a text. */
export type TextParameters = Readonly<Record<string, string | number>>;

export type Texts = typeof en;

/** Reason of a refusal: the `code` of the answer and the key of its text. */
export type RefusalText = RefusalCode | keyof Texts['refusals'];

export type FailureReasonText = keyof Texts['failures'];

export type FieldProblem = keyof Texts['problems'];
