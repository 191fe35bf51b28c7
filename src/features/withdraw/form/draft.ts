import type {
  AccountFieldName,
  AccountRuleKind,
  WithdrawMethod,
} from '../../../api/generated/contract.schemas.ts';
import type { App } from '../../../lib/app.ts';
import { pageDraft } from '../../../session/page-draft.ts';

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

/** `forgetDraft`: an order stands, and its account is not left in the form for whoever looks at it next. */
const {
  read,
  remember: rememberDraft,
  forget: forgetDraft,
} = pageDraft<Draft>({
  methodCode: '',
  payeeId: '',
  amountText: '',
  accounts: {},
  bankCode: '',
  details: {},
});

export { forgetDraft, rememberDraft };

/** What the form starts with: what was typed on this page, else the method of the latest withdrawal. */
export function firstDraft(
  app: App,
  methods: readonly WithdrawMethod[],
  latestMethod: string | undefined,
): Draft {
  const draft = read(app);
  const code = [draft.methodCode, latestMethod].find((wanted) => methods.some((row) => row.code === wanted));
  return { ...draft, methodCode: code ?? methods[0]?.code ?? '' };
}
