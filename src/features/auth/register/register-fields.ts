import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { Market } from '../../../config/markets.ts';
import { settings } from '../../../config/this-page.ts';
import { timeZoneOf } from '../../../config/time-zones.ts';
import { type App, useApp } from '../../../lib/app.ts';
import type { Day } from '../../../lib/day.ts';
import { readDevice } from '../../../lib/device-storage.ts';
import { dayIn } from '../../../lib/market-day.ts';
import { timeNow } from '../../../lib/server-clock.ts';
import type { CodeStepOf } from '../../../session/code-step.ts';
import { numberRule, passwordRule } from '../account-rules.ts';
import { readPhoneDraft } from '../phone-draft.ts';

const agentCodeRule = /^[A-Za-z0-9]{4}$/;

const isAgentCode = (code: string) => agentCodeRule.test(code);

const ADULT_YEARS = 18;
const EARLIEST_BIRTH = '1900-01-01';

/** The date of birth of who is 18 today, where the market asks for it (SES-06). */
export function lastAdultBirth(app: App, country: string): Day | undefined {
  if (!settings.birthDate?.includes(country)) return undefined;
  const today = dayIn(timeZoneOf(country), timeNow(app));
  return `${Number(today.slice(0, 4)) - ADULT_YEARS}${today.slice(4)}`;
}

/** Step 1 (SES-06). Problems are keys of texts under `register`. */
export function registerRule(phonePrefix: string, lastBirth?: Day) {
  return v.pipe(
    v.object({
      username: numberRule(phonePrefix),
      password: passwordRule,
      birthDate: v.pipe(
        v.string(),
        v.check((day) => !lastBirth || (day >= EARLIEST_BIRTH && day <= lastBirth), 'birthDateError'),
        v.transform((day) => lastBirth && day),
      ),
      hasAgentCode: v.boolean(),
      agentCode: v.string(),
      hasAccepted: v.pipe(
        v.boolean(),
        v.check((isAccepted) => isAccepted, 'termsError'),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['hasAgentCode'], ['agentCode']],
        ({ hasAgentCode, agentCode }) => !hasAgentCode || isAgentCode(agentCode),
        'agentCodeError',
      ),
      ['agentCode'],
    ),
  );
}

export type RegisterEntry = v.InferInput<ReturnType<typeof registerRule>>;

type ReadEntry = v.InferOutput<ReturnType<typeof registerRule>>;

export type RegisterFormFields = UseFormReturn<RegisterEntry, unknown, ReadEntry>;

/** Outlives step 1 for the back arrow. @param kept restored after a reload, with the terms accepted */
export function useRegisterForm(
  { phonePrefix, code }: Market,
  kept: CodeStepOf<'register'> | undefined,
): RegisterFormFields {
  const app = useApp();
  const stored = kept?.agentCode ?? readDevice(app, 'agentcode') ?? '';
  // A malformed code came from a link, and the player cannot correct it.
  const agentCode = isAgentCode(stored) ? stored : '';
  return useForm<RegisterEntry, unknown, ReadEntry>({
    resolver: standardSchemaResolver(registerRule(phonePrefix, lastAdultBirth(app, code))),
    defaultValues: {
      username: kept?.username ?? readPhoneDraft(app),
      password: '',
      birthDate: kept?.birthDate ?? '',
      hasAgentCode: agentCode !== '',
      agentCode,
      hasAccepted: kept !== undefined,
    },
  });
}
