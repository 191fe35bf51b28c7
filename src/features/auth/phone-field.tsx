import type { ChangeEvent } from 'react';
import { texts } from '../../i18n/texts.ts';
import { currentMarket } from '../../session/market.ts';
import { keepTyped } from '../../ui/keep-typed.ts';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import { plainNumber } from './account-rules.ts';
import { ChileFlag } from './chile-flag.tsx';

/** A phone number of the market, with its prefix; drops all but the digits of the number itself (spec point 5). */
export function PhoneField({ onChange, ...field }: Omit<TextFieldProps, 'label' | 'prefix' | 'type'>) {
  const { account } = texts().auth;
  const { phonePrefix, flag } = currentMarket();
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    keepTyped(event.currentTarget, (typed) => plainNumber(typed, phonePrefix));
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
