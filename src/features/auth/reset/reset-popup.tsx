import { texts } from '../../../i18n/texts.ts';
import { shownMask } from '../../../lib/mask.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { PopupControl } from '../../../ui/use-opened.ts';
import type { Account } from '../account-rules.ts';
import { usePhoneMarket } from '../phone-draft.ts';
import { ServiceFooter } from '../service-footer.tsx';
import { CodeStep, useCodeDraft } from '../sms/code-step.tsx';
import { useSmsWait } from '../sms/sms-wait.ts';
import { NewPasswordForm, useNewPasswordForm } from './new-password-form.tsx';
import { stepOf } from './reset-flow.ts';
import { ResetPhoneForm } from './reset-phone-form.tsx';
import { useReset } from './use-reset.ts';

export function ResetPopup({ onDone, ...popup }: PopupControl & { onDone: (account: Account) => void }) {
  const { profile: words } = texts();
  const { state, send } = useReset(onDone);
  const onEdited = () => send({ type: 'edited' });
  const { phonePrefix } = usePhoneMarket();
  const form = useNewPasswordForm();
  const step = stepOf(state);
  const number = 'username' in state ? state.username : '';
  const wait = useSmsWait('reset', number);
  const [draft, setDraft] = useCodeDraft(number);
  const problem = 'problem' in state ? state.problem : undefined;
  const isSaving = state.step === 'saving' || state.step === 'done';

  return (
    <Dialog
      {...popup}
      title={words.reset.title()}
      steps={{ at: step, onBack: () => send({ type: 'back' }), isLocked: isSaving }}
    >
      <div className="flex flex-col gap-32">
        {step === 1 && (
          <ResetPhoneForm
            problem={problem}
            isUnknown={state.step === 'filling' && state.isUnknown === true}
            isBusy={state.step === 'asking'}
            onSubmit={(username) => send({ type: 'submitted', username })}
            onEdited={onEdited}
          />
        )}
        {step === 2 && 'phone' in state && (
          <CodeStep
            at={2}
            of={3}
            sentTo={`+${phonePrefix} ${shownMask(state.phone)}`}
            wait={wait}
            draft={draft}
            onDraft={setDraft}
            task={state.step === 'resending' ? 'resending' : 'typing'}
            isSentAgain={state.step === 'coding' && state.isSentAgain}
            problem={problem}
            submitLabel={words.reset.codeSubmit()}
            onCode={(code) => send({ type: 'coded', code })}
            onEdited={onEdited}
            onResend={() => send({ type: 'resend' })}
          />
        )}
        {step === 3 && (
          <NewPasswordForm
            form={form}
            problem={problem}
            mayBeDone={'mayBeDone' in state && state.mayBeDone}
            isBusy={isSaving}
            onSubmit={(password) => send({ type: 'passwordChosen', password })}
            onEdited={onEdited}
            onOtherCode={() => {
              setDraft('');
              send({ type: 'back' });
            }}
          />
        )}
        <ServiceFooter />
      </div>
    </Dialog>
  );
}
