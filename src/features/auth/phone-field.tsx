import type { ChangeEvent } from 'react';
import { texts } from '../../i18n/texts.ts';
import { currentMarket } from '../../session/market.ts';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import { plainNumber } from './account-rules.ts';
import { ChileFlag } from './chile-flag.tsx';

/** Leaves the bare number in the input, and the caret behind the digit it was behind. */
function keepNumber(input: HTMLInputElement, phonePrefix: string): void {
  const bare = plainNumber(input.value, phonePrefix);
  if (bare === input.value) return;
  const digitsBehindCaret = input.value
    .slice(input.selectionEnd ?? input.value.length)
    .replace(/\D/g, '').length;
  input.value = bare;
  const caret = Math.max(0, bare.length - digitsBehindCaret);
  input.setSelectionRange(caret, caret);
}

/** A phone number of the market, with its prefix; drops all but the digits of the number itself (spec point 5). */
export function PhoneField({ onChange, ...field }: Omit<TextFieldProps, 'label' | 'prefix' | 'type'>) {
  const { account } = texts().auth;
  const { phonePrefix, flag } = currentMarket();
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    keepNumber(event.currentTarget, phonePrefix);
    onChange?.(event);
  };
  return (
    <TextField
      label={account.phone()}
      placeholder={account.phonePlaceholder()}
      autoComplete="username"
      {...field}
      type="tel"
      inputMode="numeric"
      onChange={change}
      prefix={
        <>
          {flag && <ChileFlag />}+{phonePrefix}
        </>
      }
    />
  );
}
