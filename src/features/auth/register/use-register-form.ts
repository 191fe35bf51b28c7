import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { readDevice } from '../../../lib/device-storage.ts';
import { readPhoneDraft } from '../phone-draft.ts';
import { isAgentCode, type RegisterEntry, registerRule } from './register-rule.ts';

export type RegisterFormFields = UseFormReturn<RegisterEntry, unknown, RegisterEntry>;

/** What is typed in step 1; it outlives the step, so that the back arrow finds everything as it was. */
export function useRegisterForm(phonePrefix: string): RegisterFormFields {
  const stored = readDevice('agentcode') ?? '';
  // A link that brought no code an agent can have is not the player's mistake to mend.
  const agentCode = isAgentCode(stored) ? stored : '';
  return useForm<RegisterEntry, unknown, RegisterEntry>({
    resolver: standardSchemaResolver(registerRule(phonePrefix)),
    defaultValues: {
      username: readPhoneDraft(),
      password: '',
      hasAgentCode: agentCode !== '',
      agentCode,
      hasAccepted: false,
    },
  });
}
