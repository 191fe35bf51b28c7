import { type ComponentProps, useId } from 'react';
import type { AccountRuleKind, PaymentMethod } from '../../../api/generated/model/index.ts';
import { texts } from '../../../i18n/texts.ts';
import type { ChoiceCheck } from './choice-check.ts';
import { useErrorTip, useInputCheck } from './error-tips.ts';
import type { Choice } from './first-choice.ts';
import { FieldNote } from './section.tsx';

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'>;

const INPUTS: Record<Exclude<AccountRuleKind, 'none'>, InputProps> = {
  rut: { type: 'text', inputMode: 'text', autoComplete: 'off', autoCapitalize: 'characters' },
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  'bank-account': { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
};

const FIELD =
  'mt-10 block min-h-96 w-full rounded-md border-2 border-edge bg-raised px-28 text-text outline-none focus:border-text aria-invalid:border-bad';

interface AccountFieldsProps {
  method: PaymentMethod;
  choice: Choice;
  problems: ChoiceCheck['problems'];
  onChange: (part: Partial<Choice>) => void;
}

/** What the payment company asks the player for: an account, a bank, or nothing. */
export function AccountFields({ method, choice, problems, onChange }: AccountFieldsProps) {
  const { account } = texts().deposit;
  const accountNote = useId();
  const bankNote = useId();
  const isChecked = useInputCheck();
  const accountTip = useErrorTip('account');
  const bankTip = useErrorTip('bankCode');
  const { kind, hint } = method.accountRule;
  const told = (field: 'account' | 'bank', name: Exclude<AccountRuleKind, 'none'> | 'bank') =>
    isChecked && problems[field] ? account.wrong[name]() : undefined;
  const accountProblem = kind === 'none' ? undefined : (told('account', kind) ?? accountTip);
  const bankProblem = told('bank', 'bank') ?? bankTip;

  return (
    <>
      {kind !== 'none' && (
        <div className="mt-32">
          <label className="block font-semibold text-base">
            {account[kind]()}
            <input
              name="account"
              value={choice.accounts[kind] ?? ''}
              onChange={({ target }) => onChange({ accounts: { ...choice.accounts, [kind]: target.value } })}
              {...INPUTS[kind]}
              maxLength={64}
              spellCheck={false}
              aria-invalid={accountProblem ? true : undefined}
              aria-describedby={accountNote}
              className={FIELD}
            />
          </label>
          <FieldNote id={accountNote} problem={accountProblem} hint={hint} />
        </div>
      )}
      {method.banks && (
        <div className="mt-20">
          <label className="block font-semibold text-base">
            {account.bank()}
            <select
              name="bankCode"
              value={choice.bankCode}
              onChange={({ target }) => onChange({ bankCode: target.value })}
              aria-invalid={bankProblem ? true : undefined}
              aria-describedby={bankNote}
              className={FIELD}
            >
              <option value="">{account.chooseBank()}</option>
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
    </>
  );
}
