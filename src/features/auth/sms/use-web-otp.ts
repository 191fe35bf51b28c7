import { useEffect, useEffectEvent } from 'react';

/** The DOM types do not have the Web OTP API yet. */
interface OtpCredential extends Credential {
  readonly code: string;
}

const isOtp = (credential: Credential | null): credential is OtpCredential =>
  credential !== null && 'code' in credential && typeof credential.code === 'string';

/**
 * Reads the code from the SMS where the browser can (Chrome on Android) and the player allows it. Elsewhere the
 * keyboard offers it (autocomplete one-time-code).
 * @param isWaiting while true, one message is awaited
 */
export function useWebOtp(isWaiting: boolean, onCode: (code: string) => void): void {
  const read = useEffectEvent(onCode);
  useEffect(() => {
    if (!isWaiting || !('OTPCredential' in window)) return;
    const abort = new AbortController();
    const options = { otp: { transport: ['sms'] }, signal: abort.signal };
    navigator.credentials.get(options).then(
      (credential) => {
        if (isOtp(credential) && !abort.signal.aborted) read(credential.code);
      },
      () => undefined,
    );
    return () => abort.abort();
  }, [isWaiting]);
}
