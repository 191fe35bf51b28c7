import { useId } from 'react';
import type { WithdrawMethod } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import type { Refusal } from '../../../money/result.ts';
import { AccountInput } from '../../../ui/account-input.tsx';
import { BankSelect } from '../../../ui/bank-select.tsx';
import { FieldNote, fieldLook } from '../../../ui/field-note.tsx';
import type { Draft } from './draft.ts';
import { asksHolder, type CheckedDraft } from './validate-draft.ts';

interface PayeeFieldsProps {
  method: WithdrawMethod;
  draft: Draft;
  problems: CheckedDraft['problems'];
  refusal: Refusal | undefined;
  isAttempted: boolean;
  onChange: (part: Partial<Draft>) => void;
}

/** Where the money goes: the bank, the account in the form its rule asks for, and whose it is. */
export function PayeeFields({ method, draft, problems, refusal, isAttempted, onChange }: PayeeFieldsProps) {
  const { payee } = texts().withdraw;
  const holderNote = useId();
  const { kind, hint } = method.accountRule;
  const problemOf = (field: 'account' | 'bankCode' | 'holder', words: () => string) =>
    (isAttempted && problems[field] ? words() : undefined) ??
    (refusal?.field === field ? refusal.message : undefined);
  const bankProblem = problemOf('bankCode', payee.wrong.bank);
  const accountProblem = kind === 'none' ? undefined : problemOf('account', payee.wrong[kind]);
  const holderProblem = problemOf('holder', payee.wrong.holder);

  return (
    <div className="mt-28 grid gap-16">
      {method.banks && (
        <BankSelect
          label={payee.bank()}
          none={payee.chooseBank()}
          banks={method.banks}
          value={draft.bankCode}
          problem={bankProblem}
          onChange={(bankCode) => onChange({ bankCode })}
        />
      )}
      {kind !== 'none' && (
        <AccountInput
          kind={kind}
          label={payee[kind]()}
          value={draft.accounts[kind] ?? ''}
          problem={accountProblem}
          hint={hint}
          onChange={(value) => onChange({ accounts: { ...draft.accounts, [kind]: value } })}
        />
      )}
      {asksHolder(method) && (
        <div>
          <label className="block font-semibold text-base">
            {payee.holder()}
            <input
              name="holder"
              value={draft.holder}
              onChange={({ target }) => onChange({ holder: target.value })}
              type="text"
              autoComplete="name"
              autoCapitalize="words"
              maxLength={80}
              spellCheck={false}
              aria-invalid={holderProblem ? true : undefined}
              aria-describedby={holderNote}
              className={fieldLook}
            />
          </label>
          <FieldNote id={holderNote} problem={holderProblem} hint={payee.holderHint()} />
        </div>
      )}
    </div>
  );
}
