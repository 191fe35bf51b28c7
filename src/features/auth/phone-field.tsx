import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { type Market, markets } from '../../config/markets.ts';
import { intlTag } from '../../i18n/languages.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { currentMarket } from '../../session/market.ts';
import { Icon } from '../../ui/icon.tsx';
import { keepTyped } from '../../ui/keep-typed.ts';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import { marketOfNumber, plainNumber } from './account-rules.ts';
import { keepPhoneDraft, pickPhoneMarket, usePhoneMarket } from './phone-draft.ts';

const numberExamples: Readonly<Record<string, string>> = {
  CL: '9 1234 5678',
  ET: '91 123 4567',
  KE: '712 345 678',
  CI: '07 12 34 56 78',
  TZ: '712 345 678',
};

/** The transparent select above the prefix opens the device's own list of markets. */
function PrefixSelect({ market, onMarket }: { market: Market; onMarket: (code: string) => void }) {
  const names = new Intl.DisplayNames(intlTag(), { type: 'region' });
  return (
    <label className="-mx-24 relative flex items-center self-stretch rounded-md px-24 has-focus-visible:outline-2 has-focus-visible:outline-gold">
      <Prefix market={market} />
      <Icon name="right" className="ml-8 size-24 rotate-90" />
      <select
        aria-label={texts().auth.account.prefix()}
        value={market.code}
        onChange={({ target }) => onMarket(target.value)}
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        {markets.map(({ code, phonePrefix }) => (
          <option key={code} value={code}>
            {`${names.of(code)} +${phonePrefix}`}
          </option>
        ))}
      </select>
    </label>
  );
}

/** An SVG, because many systems have no flags in their fonts. Only this flag exists (spec point 3, Country). */
function ChileFlag() {
  return (
    <svg aria-hidden="true" viewBox="0 0 30 20" className="mr-14 h-28 w-auto rounded-xs">
      <path d="M0 0h30v10H0z" fill="#fff" />
      <path d="M0 10h30v10H0z" fill="#d52b1e" />
      <path d="M0 0h10v10H0z" fill="#0039a6" />
      <path d="m5 2 .9 2.1 2.3.2-1.7 1.5.5 2.2-2-1.2L3 8l.5-2.2-1.7-1.5 2.3-.2z" fill="#fff" />
    </svg>
  );
}

function Prefix({ market: { flag, phonePrefix } }: { market: Market }) {
  return (
    <>
      {flag && <ChileFlag />}
      <span>{`+${phonePrefix}`}</span>
    </>
  );
}

interface PhoneFieldProps extends Omit<TextFieldProps, 'label' | 'prefix' | 'type'> {
  onMarket?: (code: string) => void;
}

/** Accepts digits only, after the market's prefix (spec point 5). */
export function PhoneField({ onChange, onMarket, ...field }: PhoneFieldProps) {
  const app = useApp();
  const { account } = texts().auth;
  const picked = usePhoneMarket();
  const market = onMarket ? picked : currentMarket(app);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const named = (onMarket && marketOfNumber(event.currentTarget.value)) || market;
    keepTyped(event.currentTarget, (typed) => plainNumber(typed, named.phonePrefix));
    if (named !== market) onMarket?.(named.code);
    onChange?.(event);
  };
  return (
    <TextField
      label={account.phone()}
      placeholder={numberExamples[market.code]}
      autoComplete="username"
      {...field}
      type="tel"
      inputMode="numeric"
      onChange={change}
      prefix={onMarket ? <PrefixSelect market={market} onMarket={onMarket} /> : <Prefix market={market} />}
    />
  );
}

interface DraftPhoneFieldProps extends Pick<PhoneFieldProps, 'enterKeyHint' | 'error'> {
  field: UseFormRegisterReturn<'username'>;
  onEdited: () => void;
}

export function DraftPhoneField({ field, onEdited, ...rest }: DraftPhoneFieldProps) {
  const app = useApp();
  return (
    <PhoneField
      {...rest}
      {...field}
      data-first
      onChange={(event) => {
        void field.onChange(event);
        keepPhoneDraft(app, event.target.value);
        onEdited();
      }}
      onMarket={(code) => {
        pickPhoneMarket(app, code);
        onEdited();
      }}
    />
  );
}

export function writtenNumber(number: string, phonePrefix: string): string {
  const grouped = number.length === 9 ? number.replace(/^(\d)(\d{4})(\d{4})$/, '$1 $2 $3') : number;
  return `+${phonePrefix} ${grouped}`.replaceAll(' ', '\u00a0');
}
