import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { texts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { NEW_PASSWORD_MIN, newPasswordRule } from '../account-rules.ts';
import type { FlowProblem } from '../flow-problem.ts';
import { PasswordField } from '../password-field.tsx';
import { problemText, problemWords } from '../problem-words.ts';
import { StepHead } from '../steps.tsx';
import { TextLink } from '../text-link.tsx';

interface NewPassword {
  password: string;
}

type NewPasswordFields = UseFormReturn<NewPassword, unknown, NewPassword>;

export function useNewPasswordForm(): NewPasswordFields {
  return useForm<NewPassword, unknown, NewPassword>({
    resolver: standardSchemaResolver(v.object({ password: newPasswordRule })),
    defaultValues: { password: '' },
  });
}

interface NewPasswordFormProps {
  form: NewPasswordFields;
  problem: FlowProblem | undefined;
  mayBeDone: boolean;
  isBusy: boolean;
  onSubmit: (password: string) => void;
  onEdited: () => void;
  onOtherCode: () => void;
}

/** Every failure shows under the password, also that of the code (SES-09). */
export function NewPasswordForm({ form, problem, mayBeDone, onEdited, ...rest }: NewPasswordFormProps) {
  const { reset, password } = texts().profile;
  const isCodeRefused = problem?.field === 'verificationCode';
  const error = problem && (isCodeRefused && mayBeDone ? reset.maybeDone() : problemWords(problem));
  const { setFocus } = form;
  useEffect(() => {
    if (problem) setFocus('password');
  }, [problem, setFocus]);

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((entry) => rest.onSubmit(entry.password))}
      className="flex flex-col gap-28"
    >
      <StepHead at={3} of={3} title={reset.newTitle()} text={reset.newText()} />
      <div className="flex flex-col">
        <PasswordField
          {...form.register('password', { onChange: onEdited })}
          label={reset.newPassword()}
          minLength={NEW_PASSWORD_MIN}
          hint={password.hint()}
          autoComplete="new-password"
          enterKeyHint="go"
          error={problemText(form.formState.errors.password?.message) ?? error}
        />
        {isCodeRefused && (
          <TextLink onClick={rest.onOtherCode} className="-mx-8 -mb-16 self-start">
            {reset.otherCode()}
          </TextLink>
        )}
      </div>
      <Button type="submit" size="large" wide isBusy={rest.isBusy}>
        {reset.newSubmit()}
      </Button>
    </form>
  );
}
