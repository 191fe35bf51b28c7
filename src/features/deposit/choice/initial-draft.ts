import type { AccountRuleKind } from '../../../api/generated/contract.schemas.ts';
import { amountDraft } from '../../../lib/amount-text.ts';
import type { App } from '../../../lib/app.ts';
import { toMinor } from '../../../lib/money.ts';
import { pageDraft } from '../../../session/page-draft.ts';
import { typedAmount } from '../../../session/typed-amount.ts';
import type { DepositOptions } from './use-deposit-options.ts';

/** What is in the form, as typed. */
export interface Choice {
  methodCode: string;
  amountText: string;
  /** Accounts by what they are: going from a method to another and back keeps both. */
  accounts: Partial<Record<AccountRuleKind, string>>;
  bankCode: string;
  offerId: string | undefined;
  declinesBonus: boolean;
}

/** The form's choice, which outlives its screen. */
const draft = pageDraft<Choice | undefined>(undefined);
export const rememberDraft = draft.remember;

/** The choice with what the player took on another screen; an offer brings an amount it is good for. */
function withWanted(app: App, choice: Choice, { wanted, offers }: DepositOptions): Choice {
  if (!wanted) return choice;
  const offer = offers.list.find(({ id }) => id === wanted.offerId);
  const asked = toMinor(wanted.amount) ?? typedAmount(app, choice.amountText) ?? 0n;
  const least = toMinor(offer?.minAmount) ?? 0n;
  const amount = asked < least ? least : asked;
  return {
    ...choice,
    amountText: amount > 0n ? amountDraft(amount) : '',
    // One that is still on its way counts once it is there.
    offerId: (offers.isPending ? wanted.offerId : offer?.id) ?? choice.offerId,
    declinesBonus: false,
  };
}

/**
 * The choice a player starts with: the one on this page, else that of the newest order (DEP-01: device storage has no
 * key for it, APP-07), else the first method and the recommended amount that stands out; in it, what the player took on
 * another screen.
 */
export function initialDraft(app: App, options: DepositOptions): Choice {
  return withWanted(app, usualChoice(app, options), options);
}

function usualChoice(app: App, { methods, recommended, latest }: DepositOptions): Choice {
  const typed = draft.read(app);
  if (typed && methods.some(({ code }) => code === typed.methodCode)) return typed;
  const last = methods.find(({ code }) => code === latest?.paymentMethod);
  const amount = last
    ? latest?.amount
    : (recommended.list.find(({ tag }) => tag) ?? recommended.list[0])?.amount;
  const minor = toMinor(amount);
  return {
    methodCode: (last ?? methods[0])?.code ?? '',
    amountText: minor === undefined ? '' : amountDraft(minor),
    accounts: {},
    bankCode: '',
    offerId: undefined,
    declinesBonus: false,
  };
}
