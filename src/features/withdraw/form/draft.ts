import type {
  AccountFieldName,
  AccountRuleKind,
  WithdrawMethod,
} from '../../../api/generated/contract.schemas.ts';
import type { App } from '../../../lib/app.ts';
import { pageDraft } from '../../../session/page-draft.ts';

export interface Draft {
  methodCode: string;
  payeeId: string;
  amountText: string;
  accounts: Partial<Record<AccountRuleKind, string>>;
  bankCode: string;
  details: Partial<Record<AccountFieldName, string>>;
}

/** `forgetDraft` runs when an order exists, so that the next user of the phone does not see the account. */
const {
  read,
  remember: rememberDraft,
  forget: forgetDraft,
} = pageDraft<Draft>('withdrawal', {
  methodCode: '',
  payeeId: '',
  amountText: '',
  accounts: {},
  bankCode: '',
  details: {},
});

export { forgetDraft, rememberDraft };

/** Starts with the input of this page, else with the method of the latest withdrawal. */
export function firstDraft(
  app: App,
  methods: readonly WithdrawMethod[],
  latestMethod: string | undefined,
): Draft {
  const draft = read(app);
  const code = [draft.methodCode, latestMethod].find((wanted) => methods.some((row) => row.code === wanted));
  return { ...draft, methodCode: code ?? methods[0]?.code ?? '' };
}
