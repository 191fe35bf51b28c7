import { useUserBindPhone } from '../../../api/generated/user-bind-phone.ts';
import { useApp } from '../../../lib/app.ts';
import { currentCountry } from '../../../session/market.ts';
import { problemOf } from '../flow-problem.ts';
import { forgetCode, isCodeWaiting } from '../sms/sms-wait.ts';
import { useCodeBySms } from '../sms/use-code-by-sms.ts';
import { useFlow } from '../use-flow.ts';
import { type BindingState, bindingStart, transition } from './binding-flow.ts';

/**
 * Binds a phone (SES-11).
 * @param onBound called when the number is bound, unless the form was closed before
 */
export function useBinding(onBound: () => void) {
  const app = useApp();
  const [state, send] = useFlow(transition, bindingStart);
  const sms = useCodeBySms('bind');
  const bind = useUserBindPhone({ mutation: { meta: { isQuiet: true } } });
  const country = currentCountry(app);
  const endIfDone = (next: BindingState | undefined) => {
    if (next?.name === 'done') onBound();
  };

  return {
    state,
    askForCode: (number: string) => {
      if (!send({ type: 'sendTapped', number })) return;
      sms.mutate(
        { data: { country, phoneNumber: number } },
        {
          onSuccess: () => send({ type: 'codeSent' }),
          onError: (failure) =>
            endIfDone(
              // The code was sent; only the answer was lost.
              isCodeWaiting(app, 'bind', number)
                ? send({ type: 'codeSent' })
                : send({ type: 'codeNotSent', problem: problemOf(failure) }),
            ),
        },
      );
    },
    confirm: (number: string, verificationCode: string) => {
      if (!send({ type: 'confirmTapped' })) return;
      bind.mutate(
        { data: { username: number, verificationCode } },
        {
          onSuccess: () => {
            forgetCode(app, 'bind', number);
            endIfDone(send({ type: 'bound' }));
          },
          onError: (failure) => endIfDone(send({ type: 'failed', problem: problemOf(failure) })),
        },
      );
    },
    edited: () => void send({ type: 'edited' }),
  };
}
