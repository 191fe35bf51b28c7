import { useCaptchaSms } from '../../../api/generated/captcha-sms.ts';
import { useApp } from '../../../lib/app.ts';
import { noteCodeFailure, noteCodeSent } from './sms-wait.ts';

/**
 * Sends a code to a number. The server's wait is stored even when the form was closed meanwhile.
 * The call is never retried automatically (NET-10).
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
