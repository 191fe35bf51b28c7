import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { newPasswordRule } from '../account-rules.ts';

interface NewPassword {
  password: string;
}

export type NewPasswordFields = UseFormReturn<NewPassword, unknown, NewPassword>;

/** What is typed in step 3; it outlives the step, so that correcting the code loses nothing. */
export function useNewPasswordForm(): NewPasswordFields {
  return useForm<NewPassword, unknown, NewPassword>({
    resolver: standardSchemaResolver(v.object({ password: newPasswordRule })),
    defaultValues: { password: '' },
  });
}
