import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useApp } from '../../../lib/app.ts';
import { readDevice } from '../../../lib/device-storage.ts';
import type { CodeStepOf } from '../../../session/code-step.ts';
import { numberRule, passwordRule } from '../account-rules.ts';
import { readPhoneDraft } from '../phone-draft.ts';

const agentCodeRule = /^[A-Za-z0-9]{4}$/;

/** Four letters or digits (spec point 5). */
const isAgentCode = (code: string) => agentCodeRule.test(code);

/** Step 1 (SES-06). Problems are keys of texts under `register`. */
export function registerRule(phonePrefix: string) {
  return v.pipe(
    v.object({
      username: numberRule(phonePrefix),
      password: passwordRule,
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

export type RegisterFormFields = UseFormReturn<RegisterEntry, unknown, RegisterEntry>;

/**
 * Lives longer than step 1, so that the back arrow restores the form.
 * @param kept a code step restored after a reload: the terms were accepted before it
 */
export function useRegisterForm(
  phonePrefix: string,
  kept: CodeStepOf<'register'> | undefined,
): RegisterFormFields {
  const app = useApp();
  const stored = kept?.agentCode ?? readDevice(app, 'agentcode') ?? '';
  // A malformed code came from a link, and the player cannot correct it.
  const agentCode = isAgentCode(stored) ? stored : '';
  return useForm<RegisterEntry, unknown, RegisterEntry>({
    resolver: standardSchemaResolver(registerRule(phonePrefix)),
    defaultValues: {
      username: kept?.username ?? readPhoneDraft(app),
      password: '',
      hasAgentCode: agentCode !== '',
      agentCode,
      hasAccepted: kept !== undefined,
    },
  });
}
