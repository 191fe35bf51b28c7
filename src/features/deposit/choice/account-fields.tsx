import type { AccountRuleKind, PaymentMethod } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { AccountInput, SelectField } from '../../../ui/account-input.tsx';
import type { DepositProblems } from './deposit-rule.ts';
import { useErrorTip, useInputCheck } from './error-tips.ts';
import type { Choice } from './initial-draft.ts';

interface AccountFieldsProps {
  method: PaymentMethod;
  choice: Choice;
  problems: Partial<DepositProblems>;
  /** The number stands before the method, which it suggests (DEP-02), also for a method without one. */
  isByNumber?: boolean;
  onChange: (part: Partial<Choice>) => void;
}

export function AccountFields({ method, choice, problems, isByNumber, onChange }: AccountFieldsProps) {
  const { account } = texts().deposit;
  const isChecked = useInputCheck();
  const accountTip = useErrorTip('account');
  const bankTip = useErrorTip('bankCode');
  const { kind: ruleKind, hint } = method.accountRule;
  const kind = isByNumber && ruleKind === 'none' ? 'phone' : ruleKind;
  const accountProblem = (name: Exclude<AccountRuleKind, 'none'>) => {
    if (!isChecked || !problems.account) return accountTip;
    return account[problems.account][name]();
  };

  return (
    <>
      {kind !== 'none' && (
        <div className="mt-32">
          <AccountInput
            kind={kind}
            label={account[kind]()}
            value={choice.accounts[kind] ?? ''}
            problem={accountProblem(kind)}
            hint={hint}
            onChange={(value) => onChange({ accounts: { ...choice.accounts, [kind]: value } })}
          />
        </div>
      )}
      {method.banks && (
        <div className="mt-20">
          <SelectField
            name="bankCode"
            label={account.bank()}
            none={account.chooseBank()}
            options={method.banks}
            value={choice.bankCode}
            problem={isChecked && problems.bankCode ? account.missing.bank() : bankTip}
            onChange={(bankCode) => onChange({ bankCode })}
          />
        </div>
      )}
    </>
  );
}
