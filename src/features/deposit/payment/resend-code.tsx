import { useEffect, useState } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';

/** Seconds before another code may be asked for (spec point 9). */
const RESEND_SECONDS = 60;

/** Asks for another code, a minute after the last. */
export function ResendCode({ onResend }: { onResend: () => void }) {
  const { code } = texts().deposit;
  const [seconds, setSeconds] = useState(RESEND_SECONDS);
  useEffect(() => {
    const since = performance.now();
    const timer = setInterval(() => {
      const left = RESEND_SECONDS - Math.floor((performance.now() - since) / 1_000);
      setSeconds(Math.max(0, left));
      if (left <= 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Button tone="quiet" disabled={seconds > 0} onClick={onResend}>
      {seconds > 0 ? code.resendIn({ seconds }) : code.resend()}
    </Button>
  );
}
