import { useRef } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { shownMask } from '../../../lib/mask.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { usePhoneMarket } from '../phone-draft.ts';
import { ServiceFooter } from '../service-footer.tsx';
import { CodeStep } from '../sms/code-step.tsx';
import { useSmsWait } from '../sms/sms-wait.ts';
import { BackArrow, useStepFocus } from '../steps.tsx';
import { NewPasswordForm, useNewPasswordForm } from './new-password-form.tsx';
import { stepOf } from './reset-flow.ts';
import { ResetPhoneForm } from './reset-phone-form.tsx';
import { useReset } from './use-reset.ts';

interface ResetPopupProps {
  isOpen: boolean;
  layer: number;
  onClose: () => void;
  onClosed: () => void;
  /** The password of this number is new. */
  onDone: (username: string) => void;
}

/** A forgotten password: 1 phone, 2 code, 3 new password (spec point 4, SES-09). */
export function ResetPopup({ onDone, ...popup }: ResetPopupProps) {
  const { common, profile: words } = texts();
  const { state, ...flow } = useReset(onDone);
  const { phonePrefix } = usePhoneMarket();
  const form = useNewPasswordForm();
  const firstField = useRef<HTMLInputElement>(null);
  const step = stepOf(state);
  const panel = useStepFocus(step);
  const wait = useSmsWait('reset', 'username' in state ? state.username : '');
  const problem = 'problem' in state ? state.problem : undefined;
  const isSaving = state.name === 'saving' || state.name === 'done';

  return (
    <Dialog
      {...popup}
      title={words.reset.title()}
      closeLabel={common.close()}
      firstFocus={firstField}
      start={step > 1 && <BackArrow onBack={flow.back} isDisabled={isSaving} />}
    >
      <div ref={panel} tabIndex={-1} className="flex flex-col gap-32 outline-none">
        {step === 1 && (
          <ResetPhoneForm
            problem={problem}
            isUnknown={state.name === 'filling' && state.isUnknown === true}
            isBusy={state.name === 'asking'}
            onSubmit={flow.submit}
            onEdited={flow.edited}
            firstField={firstField}
          />
        )}
        {step === 2 && 'phone' in state && (
          <CodeStep
            at={2}
            of={3}
            sentTo={`+${phonePrefix} ${shownMask(state.phone)}`}
            wait={wait}
            task={state.name === 'resending' ? 'resending' : 'typing'}
            isSentAgain={state.name === 'coding' && state.isSentAgain}
            problem={problem}
            submitLabel={words.reset.codeSubmit()}
            onCode={flow.confirm}
            onEdited={flow.edited}
            onResend={flow.resend}
          />
        )}
        {step === 3 && (
          <NewPasswordForm
            form={form}
            problem={problem}
            mayBeDone={'mayBeDone' in state && state.mayBeDone}
            isBusy={isSaving}
            onSubmit={flow.save}
            onEdited={flow.edited}
            onOtherCode={flow.back}
          />
        )}
        <ServiceFooter />
      </div>
    </Dialog>
  );
}
