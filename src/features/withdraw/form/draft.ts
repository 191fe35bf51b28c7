import type {
  AccountFieldName,
  AccountRuleKind,
  WithdrawMethod,
} from '../../../api/generated/contract.schemas.ts';
import { onSessionChange } from '../../../session/session-store.ts';

/** What is in the form, as typed. */
export interface Draft {
  methodCode: string;
  /** The saved account that was chosen; empty for one that is typed. */
  payeeId: string;
  amountText: string;
  /** Accounts by what they are: going from a method to another and back keeps both. */
  accounts: Partial<Record<AccountRuleKind, string>>;
  bankCode: string;
  /** What the method asks about the holder. */
  details: Partial<Record<AccountFieldName, string>>;
}

const EMPTY: Draft = { methodCode: '', payeeId: '', amountText: '', accounts: {}, bankCode: '', details: {} };

let remembered: Draft | undefined;
// An account is nobody else's business: the next player on this phone starts afresh.
onSessionChange(() => forgetDraft());

/** Keeps the form for as long as the page lives, so that a look at another screen loses nothing. */
export function rememberDraft(draft: Draft): void {
  remembered = draft;
}

/** An order stands: its account is not left in the form for whoever looks at it next. */
export function forgetDraft(): void {
  remembered = undefined;
}

/** What the form starts with: what was typed on this page, else the method of the latest withdrawal. */
export function firstDraft(methods: readonly WithdrawMethod[], latestMethod: string | undefined): Draft {
  const draft = remembered ?? EMPTY;
  const code = [draft.methodCode, latestMethod].find((wanted) => methods.some((row) => row.code === wanted));
  return { ...draft, methodCode: code ?? methods[0]?.code ?? '' };
}
