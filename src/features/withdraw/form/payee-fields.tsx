import { useState } from 'react';
import type {
  AccountField,
  AccountFieldName,
  WithdrawMethod,
} from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { choicesOf, fieldProblem } from '../../../lib/account-rule.ts';
import type { Refusal } from '../../../money/result.ts';
import { AccountInput, SelectField } from '../../../ui/account-input.tsx';
import type { Draft } from './draft.ts';
import type { WithdrawProblems } from './withdraw-rule.ts';

interface PayeeFieldsProps {
  method: WithdrawMethod;
  draft: Draft;
  problems: Partial<WithdrawProblems>;
  refusal: Refusal | undefined;
  isAttempted: boolean;
  onChange: (part: Partial<Draft>) => void;
}

type FieldName = AccountFieldName | 'account' | 'bankCode';

export function PayeeFields({ method, draft, problems, refusal, isAttempted, onChange }: PayeeFieldsProps) {
  const { payee } = texts().withdraw;
  const [left, setLeft] = useState<readonly FieldName[]>([]);
  const { kind, hint, fields = [] } = method.accountRule;
  /** An empty field shows its problem when the player wants to continue, a wrong one as soon as it is left. */
  const problemOf = (name: FieldName, words: Record<'missing' | 'wrong', () => string>) => {
    const problem = problems[name];
    const isShown = isAttempted || (problem === 'wrong' && left.includes(name));
    return (
      (isShown && problem && words[problem]()) || (refusal?.field === name ? refusal.message : undefined)
    );
  };
  const leave = (name: FieldName) => setLeft((before) => [...before, name]);

  const onBank = (bankCode: string) => {
    const details = { ...draft.details };
    for (const field of fields)
      if (field.kind === 'choice' && fieldProblem(field, details[field.name] ?? '', bankCode))
        delete details[field.name];
    onChange({ bankCode, details });
  };
  const holderField = (field: AccountField) => {
    const { name, label } = field;
    const value = draft.details[name] ?? '';
    const problem = problemOf(name, { missing: payee.missing[field.kind], wrong: payee.wrong[field.kind] });
    const onValue = (typed: string) => onChange({ details: { ...draft.details, [name]: typed } });
    return field.kind === 'choice' ? (
      <SelectField
        key={name}
        name={name}
        label={label}
        none={payee.choose()}
        options={choicesOf(field, draft.bankCode)}
        value={value}
        problem={problem}
        onChange={onValue}
      />
    ) : (
      <AccountInput
        key={name}
        kind={field.kind}
        name={name}
        label={label}
        value={value}
        problem={problem}
        hint={field.hint}
        onChange={onValue}
        onLeave={() => leave(name)}
      />
    );
  };

  return (
    <div className="mt-28 grid gap-16">
      {method.banks && (
        <SelectField
          name="bankCode"
          label={payee.bank()}
          none={payee.chooseBank()}
          options={method.banks}
          value={draft.bankCode}
          problem={problemOf('bankCode', { missing: payee.missing.bank, wrong: payee.missing.bank })}
          onChange={onBank}
        />
      )}
      {fields.filter((field) => field.kind === 'choice').map(holderField)}
      {kind !== 'none' && (
        <AccountInput
          kind={kind}
          label={payee[kind]()}
          value={draft.accounts[kind] ?? ''}
          problem={problemOf('account', { missing: payee.missing[kind], wrong: payee.wrong[kind] })}
          hint={hint}
          onChange={(value) => onChange({ accounts: { ...draft.accounts, [kind]: value } })}
          onLeave={() => leave('account')}
        />
      )}
      {fields.filter((field) => field.kind !== 'choice').map(holderField)}
    </div>
  );
}
