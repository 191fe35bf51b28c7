import { type ComponentProps, useId } from 'react';
import type { AccountRuleKind, WithdrawMethod } from '../../../api/generated/model/index.ts';
import { texts } from '../../../i18n/texts.ts';
import { FieldNote, fieldLook } from '../../../ui/field-note.tsx';
import type { WithdrawRefusal } from '../withdraw-calls.ts';
import type { Draft } from './draft.ts';
import { asksHolder, type WishCheck } from './wish-check.ts';

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'>;

const INPUTS: Record<Exclude<AccountRuleKind, 'none'>, InputProps> = {
  rut: { type: 'text', inputMode: 'text', autoComplete: 'off', autoCapitalize: 'characters' },
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  'bank-account': { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
};

interface PayeeFieldsProps {
  method: WithdrawMethod;
  draft: Draft;
  problems: WishCheck['problems'];
  refusal: WithdrawRefusal | undefined;
  isAttempted: boolean;
  onChange: (part: Partial<Draft>) => void;
}

/** Where the money goes: the bank, the account in the form its rule asks for, and whose it is. */
export function PayeeFields({ method, draft, problems, refusal, isAttempted, onChange }: PayeeFieldsProps) {
  const { payee } = texts().withdraw;
  const [bankNote, accountNote, holderNote] = [useId(), useId(), useId()];
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
        <div>
          <label className="block font-semibold text-base">
            {payee.bank()}
            <select
              name="bankCode"
              value={draft.bankCode}
              onChange={({ target }) => onChange({ bankCode: target.value })}
              aria-invalid={bankProblem ? true : undefined}
              aria-describedby={bankNote}
              className={fieldLook}
            >
              <option value="">{payee.chooseBank()}</option>
              {method.banks.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <FieldNote id={bankNote} problem={bankProblem} />
        </div>
      )}
      {kind !== 'none' && (
        <div>
          <label className="block font-semibold text-base">
            {payee[kind]()}
            <input
              name="account"
              value={draft.accounts[kind] ?? ''}
              onChange={({ target }) => onChange({ accounts: { ...draft.accounts, [kind]: target.value } })}
              {...INPUTS[kind]}
              maxLength={64}
              spellCheck={false}
              aria-invalid={accountProblem ? true : undefined}
              aria-describedby={accountNote}
              className={fieldLook}
            />
          </label>
          <FieldNote id={accountNote} problem={accountProblem} hint={hint} />
        </div>
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
