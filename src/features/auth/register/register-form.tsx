import { type ComponentProps, useEffect, useId } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldError, TextField } from '../../../ui/text-field.tsx';
import { type FlowProblem, problemIn, problemText } from '../flow-problem.ts';
import { FlowNote, TextLink } from '../form-parts.tsx';
import { PasswordField } from '../password-field.tsx';
import { usePhoneMarket } from '../phone-draft.ts';
import { DraftPhoneField } from '../phone-field.tsx';
import { SendCodeButton } from '../sms/send-code-button.tsx';
import { lastAdultBirth, type RegisterFormFields } from './register-fields.ts';
import { type NewAccount, PHONE_TAKEN } from './use-register.ts';

const AGENT_CODE_LENGTH = 4;

interface AgentCodeProps {
  form: RegisterFormFields;
  error: string | undefined;
  onEdited: () => void;
}

function AgentCode({ form, error, onEdited }: AgentCodeProps) {
  const { register } = texts().profile;
  const isShown = form.watch('hasAgentCode');
  return (
    <div className="flex flex-col gap-16">
      <label className="press -my-8 flex min-h-88 items-center justify-between gap-20 text-base">
        <span>{register.hasAgentCode()}</span>
        <span className="relative h-56 w-100 shrink-0">
          <input
            type="checkbox"
            {...form.register('hasAgentCode', {
              onChange: () => {
                form.clearErrors('agentCode');
                onEdited();
              },
            })}
            className="peer size-full appearance-none rounded-full border border-edge bg-raised transition-colors checked:border-action checked:bg-action"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-8 left-8 size-40 rounded-full bg-muted transition-[translate,background-color] peer-checked:translate-x-44 peer-checked:bg-text"
          />
        </span>
      </label>
      {isShown && (
        <TextField
          {...form.register('agentCode', { onChange: onEdited })}
          label={register.agentCode()}
          error={error}
          maxLength={AGENT_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
      )}
    </div>
  );
}

/** The terms open beside the form, so no input is lost (SES-06). */
function TermsCheck({ error, ...input }: ComponentProps<'input'> & { error: string | undefined }) {
  const { register } = texts().profile;
  const id = useId();
  return (
    <div className="flex flex-col gap-10">
      <div className="-my-8 flex min-h-88 items-center gap-20">
        <Checkbox
          {...input}
          id={id}
          aria-labelledby={`${id}-label ${id}-link`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <p className="min-w-0 py-12 text-base">
          <label id={`${id}-label`} htmlFor={id}>
            {register.terms()}
          </label>{' '}
          <a
            id={`${id}-link`}
            href="/tc"
            target="_blank"
            rel="noreferrer"
            className="font-semibold text-action-text underline"
          >
            <span>{register.termsLink()}</span>
            <span className="sr-only">{` ${register.newTab()}`}</span>
          </a>
        </p>
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

interface RegisterFormProps {
  form: RegisterFormFields;
  problem: FlowProblem | undefined;
  isBusy: boolean;
  onSubmit: (account: NewAccount) => void;
  onEdited: () => void;
  onLogIn: () => void;
}

export function RegisterForm({ form, problem, isBusy, onSubmit, onEdited, ...rest }: RegisterFormProps) {
  const { register: words } = texts().profile;
  const { errors } = form.formState;
  const { place, errorAt } = problemIn(problem, ['phone', 'password', 'birthDate', 'agentCode']);

  const lastBirth = lastAdultBirth(useApp(), usePhoneMarket().code);

  const { setFocus } = form;
  useEffect(() => {
    if (place === 'phone') setFocus('username');
    if (place === 'birthDate') setFocus(place);
  }, [place, setFocus]);

  const agentError = errors.agentCode ? words.agentCodeError() : errorAt('agentCode');

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(({ hasAgentCode, agentCode, birthDate, username: number, password }) =>
        onSubmit({
          username: number,
          password,
          ...(birthDate && { birthDate }),
          ...(hasAgentCode && { agentCode }),
        }),
      )}
      className="flex flex-col gap-28 low:grid low:grid-cols-2 low:items-start low:gap-y-16"
    >
      <div className="flex flex-col">
        <DraftPhoneField
          field={form.register('username')}
          onEdited={onEdited}
          enterKeyHint="next"
          error={problemText(errors.username?.message) ?? errorAt('phone')}
        />
        {problem?.code === PHONE_TAKEN && (
          <TextLink onClick={rest.onLogIn} className="-mx-8 -mb-16 self-start">
            {words.logInWithNumber()}
          </TextLink>
        )}
      </div>
      <PasswordField
        {...form.register('password', { onChange: onEdited })}
        label={words.password()}
        hint={words.passwordHint()}
        autoComplete="new-password"
        enterKeyHint="go"
        error={problemText(errors.password?.message) ?? errorAt('password')}
      />
      {lastBirth && (
        <TextField
          {...form.register('birthDate', { onChange: onEdited })}
          type="date"
          label={words.birthDate()}
          hint={words.birthDateHint()}
          max={lastBirth}
          autoComplete="bday"
          error={errors.birthDate ? words.birthDateError() : errorAt('birthDate')}
        />
      )}
      <AgentCode form={form} error={agentError} onEdited={onEdited} />
      <TermsCheck
        {...form.register('hasAccepted', { onChange: onEdited })}
        error={errors.hasAccepted && words.termsError()}
      />
      <div className="contents low:col-start-2 low:flex low:flex-col low:gap-28">
        <FlowNote text={errorAt('note')} />
        <SendCodeButton
          purpose="register"
          number={form.watch('username')}
          isBusy={isBusy}
          label={words.submit()}
          waitLabel={words.waitSubmit}
        />
      </div>
    </form>
  );
}
