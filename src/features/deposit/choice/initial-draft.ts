import type { AccountRuleKind } from '../../../api/generated/contract.schemas.ts';
import { amountDraft } from '../../../lib/amount-text.ts';
import type { App } from '../../../lib/app.ts';
import { toMinor } from '../../../lib/money.ts';
import { isSettled } from '../../../lib/read.ts';
import { pageDraft } from '../../../session/page-draft.ts';
import { typedAmount } from '../../../session/typed-amount.ts';
import type { DepositOptions } from './use-deposit-options.ts';

export interface Choice {
  methodCode: string;
  amountText: string;
  /** Keyed by kind of account, so that a change of method and back loses nothing. */
  accounts: Partial<Record<AccountRuleKind, string>>;
  bankCode: string;
  offerId: string | undefined;
  declinesBonus: boolean;
  /** The last visit whose address was followed. */
  visit: string | undefined;
}

const empty: Choice = {
  methodCode: '',
  amountText: '',
  accounts: {},
  bankCode: '',
  offerId: undefined,
  declinesBonus: false,
  visit: undefined,
};
const draft = pageDraft('deposit', empty);
export const rememberDraft = draft.remember;

function withWanted(app: App, choice: Choice, { wanted, offers }: DepositOptions): Choice {
  if (!wanted || wanted.visit === choice.visit) return choice;
  const offer = offers.data?.find(({ id }) => id === wanted.offerId);
  const wantedAmount = toMinor(wanted.amount) ?? typedAmount(app, choice.amountText) ?? 0n;
  const least = toMinor(offer?.minAmount) ?? 0n;
  const amount = wantedAmount < least ? least : wantedAmount;
  return {
    ...choice,
    amountText: amount > 0n ? amountDraft(amount) : '',
    offerId: (isSettled(offers) ? offer?.id : wanted.offerId) ?? choice.offerId,
    declinesBonus: false,
    visit: wanted.visit,
  };
}

/** Starts with the choice of this page or another screen, else the newest order's (DEP-01), else the first method. */
export function initialDraft(app: App, options: DepositOptions): Choice {
  return withWanted(app, usualChoice(app, options), options);
}

function usualChoice(app: App, { methods, recommended, latest }: DepositOptions): Choice {
  const typed = draft.read(app);
  if (methods.some(({ code }) => code === typed.methodCode)) return typed;
  const last = methods.find(({ code }) => code === latest?.paymentMethod);
  const amount = last
    ? latest?.amount
    : (recommended.data?.find(({ tag }) => tag) ?? recommended.data?.[0])?.amount;
  const minor = toMinor(amount);
  return {
    ...empty,
    methodCode: (last ?? methods[0])?.code ?? '',
    amountText: minor === undefined ? '' : amountDraft(minor),
  };
}
