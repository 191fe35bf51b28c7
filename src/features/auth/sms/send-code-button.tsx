import { clockText } from '../../../lib/clock-text.ts';
import { Button } from '../../../ui/button.tsx';
import { plainNumber } from '../account-rules.ts';
import { usePhoneMarket } from '../phone-draft.ts';
import { type SmsPurpose, useSecondsLeft, useSmsWait } from './sms-wait.ts';

export const waitingLook = { tone: 'quiet', className: 'disabled:opacity-100! text-muted! tabular' } as const;

interface SendCodeButtonProps {
  purpose: SmsPurpose;
  number: string;
  isBusy: boolean;
  label: string;
  waitLabel: (wait: { time: string }) => string;
}

/** Sends step 1, and counts down while the server sends no other code to this number. */
export function SendCodeButton({ purpose, number, isBusy, label, waitLabel }: SendCodeButtonProps) {
  const { phonePrefix } = usePhoneMarket();
  const wait = useSmsWait(purpose, plainNumber(number, phonePrefix));
  const seconds = useSecondsLeft(wait?.isSent ? undefined : wait);
  const isWaiting = seconds > 0;
  return (
    <Button
      type="submit"
      size="large"
      wide
      isBusy={isBusy}
      disabled={isWaiting}
      {...(isWaiting && waitingLook)}
    >
      {isWaiting ? waitLabel({ time: clockText(seconds) }) : label}
    </Button>
  );
}
