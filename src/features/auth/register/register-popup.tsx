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
import { RegisterForm } from './register-form.tsx';
import { PHONE_TAKEN, useRegister } from './use-register.ts';

interface RegisterPopupProps extends PopupControl {
  onRegistered: (login: { token: string; country: string }) => void;
  promise: string | undefined;
  onLogIn: () => void;
  onBanner: (banner: Banner) => void;
}

/** Step 1 is phone and password, step 3 the code (spec point 4, SES-06 to SES-08). */
export function RegisterPopup({ onRegistered, promise, onLogIn, onBanner, ...popup }: RegisterPopupProps) {
  const { profile: words } = texts();
  const { step, needsPassword, isRequesting, isSending, problem, onEdited, ...flow } =
    useRegister(onRegistered);
  const market = usePhoneMarket();
  const form = useRegisterForm(market, step);
  const number = step?.username ?? '';
  const wait = useSmsWait('register', number);
  const [draft, setDraft] = useCodeDraft(number);
  const onCode = async (code: string) => {
    if (!step) return;
    if (!needsPassword) flow.submitCode(code, step);
    else if (await form.trigger('password', { shouldFocus: true }))
      flow.submitCode(code, step, form.getValues('password'));
  };

  return (
    <Dialog
      {...popup}
      title={words.register.title()}
      steps={{ at: step ? 2 : 1, onBack: flow.back, isLocked: isSending }}
    >
      <div className="flex flex-col gap-32">
        {!step ? (
          <>
            <Boundary isDecoration>
              <AuthBanner position="register" onBanner={onBanner} />
            </Boundary>
            {promise && <p className="rounded-md bg-raised px-28 py-20 text-base text-gold">{promise}</p>}
            <RegisterForm
              form={form}
              problem={problem}
              isBusy={isRequesting}
              onSubmit={flow.submit}
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
            task={isSending ? 'sending' : isRequesting ? 'resending' : 'typing'}
            isSentAgain={flow.isSentAgain}
            problem={problem}
            submitLabel={words.register.codeSubmit()}
            onCode={(code) => void onCode(code)}
            onComplete={(code) =>
              needsPassword && form.getValues('password') === ''
                ? form.setFocus('password')
                : void onCode(code)
            }
            onEdited={onEdited}
            onResend={() => flow.resend(number)}
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
