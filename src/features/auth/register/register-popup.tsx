import type { Banner } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { PopupControl } from '../../../ui/use-opened.ts';
import { AuthBanner } from '../auth-banner.tsx';
import { problemText } from '../flow-problem.ts';
import { ServiceFooter, TextLink } from '../form-parts.tsx';
import { PasswordField } from '../password-field.tsx';
import { usePhoneMarket } from '../phone-draft.ts';
import { writtenNumber } from '../phone-field.tsx';
import { CodeStep, useCodeDraft } from '../sms/code-step.tsx';
import { useSmsWait } from '../sms/sms-wait.ts';
import { useRegisterForm } from './register-fields.ts';
import { PHONE_TAKEN, stepOf } from './register-flow.ts';
import { RegisterForm } from './register-form.tsx';
import { useRegister } from './use-register.ts';

interface RegisterPopupProps extends PopupControl {
  onRegistered: (login: { token: string; country: string }) => void;
  promise: string | undefined;
  onLogIn: () => void;
  onBanner: (banner: Banner) => void;
}

/** Step 1 is phone and password, step 3 the code (spec point 4, SES-06 to SES-08). */
export function RegisterPopup({ onRegistered, promise, onLogIn, onBanner, ...popup }: RegisterPopupProps) {
  const { profile: words } = texts();
  const { state, send, submit, kept } = useRegister(onRegistered);
  const onEdited = () => send({ type: 'edited' });
  const market = usePhoneMarket();
  const form = useRegisterForm(market, kept);
  const step = stepOf(state);
  const number = 'account' in state ? state.account.username : '';
  const wait = useSmsWait('register', number);
  const [draft, setDraft] = useCodeDraft(number);
  const isSending = state.step === 'sending' || state.step === 'entering' || state.step === 'done';
  const problem = 'problem' in state ? state.problem : undefined;
  // A reload restores the code step without the password, which was not stored.
  const needsPassword = 'account' in state && state.account.password === '';
  const onCode = async (code: string) => {
    if (!needsPassword) return send({ type: 'coded', code });
    if (await form.trigger('password', { shouldFocus: true }))
      send({ type: 'coded', code, password: form.getValues('password') });
  };

  return (
    <Dialog
      {...popup}
      title={words.register.title()}
      steps={{ at: step === 1 ? 1 : 2, onBack: () => send({ type: 'back' }), isLocked: isSending }}
    >
      <div className="flex flex-col gap-32">
        {step === 1 ? (
          <>
            <Boundary isDecoration>
              <AuthBanner position="register" onBanner={onBanner} />
            </Boundary>
            {promise && <p className="rounded-md bg-raised px-28 py-20 text-base text-gold">{promise}</p>}
            <RegisterForm
              form={form}
              problem={problem}
              isBusy={state.step === 'requesting'}
              onSubmit={submit}
              onEdited={onEdited}
              onLogIn={onLogIn}
            />
            <p className="-my-12 flex flex-wrap items-center justify-center gap-x-8 text-base text-muted">
              <span>{words.register.hasAccount()}</span>
              <TextLink onClick={onLogIn}>{words.register.logIn()}</TextLink>
            </p>
          </>
        ) : (
          <CodeStep
            at={2}
            of={2}
            sentTo={writtenNumber(number, market.phonePrefix)}
            wait={wait}
            draft={draft}
            onDraft={setDraft}
            task={isSending ? 'sending' : state.step === 'resending' ? 'resending' : 'typing'}
            isSentAgain={state.step === 'coding' && state.isSentAgain}
            problem={problem}
            submitLabel={words.register.codeSubmit()}
            onCode={(code) => void onCode(code)}
            onComplete={(code) =>
              needsPassword && form.getValues('password') === ''
                ? form.setFocus('password')
                : void onCode(code)
            }
            onEdited={onEdited}
            onResend={() => send({ type: 'resend' })}
            action={
              problem?.code === PHONE_TAKEN
                ? { label: words.register.logInWithNumber(), run: onLogIn }
                : undefined
            }
          >
            {needsPassword && (
              <PasswordField
                {...form.register('password', { onChange: onEdited })}
                label={words.register.password()}
                hint={words.register.passwordAgain()}
                autoComplete="new-password"
                enterKeyHint="go"
                error={problemText(form.formState.errors.password?.message)}
              />
            )}
          </CodeStep>
        )}
        <ServiceFooter />
      </div>
    </Dialog>
  );
}
