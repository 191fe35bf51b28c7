import { useCaptchaSms } from '../../../api/generated/captcha-sms.ts';
import { useApp } from '../../../lib/app.ts';
import { noteCodeFailure, noteCodeSent } from './sms-wait.ts';

/**
 * The call that sends a code to a number. What it says about the next code is stored also after the form was
 * closed. It is never retried by itself (NET-10).
 */
export function useCodeBySms(purpose: 'register' | 'bind') {
  const app = useApp();
  return useCaptchaSms({
    mutation: {
      meta: { isQuiet: true },
      onSuccess: ({ resendAfterSeconds }, { data }) =>
        noteCodeSent(app, purpose, data.phoneNumber, resendAfterSeconds),
      onError: (failure, { data }) => noteCodeFailure(app, purpose, data.phoneNumber, failure),
    },
  });
}
