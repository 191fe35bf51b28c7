import { captchaSms } from '../../../api/generated/captcha-sms.ts';
import { userBindPhone } from '../../../api/generated/user-bind-phone.ts';
import { useApp } from '../../../lib/app.ts';
import { useFlow } from '../../../lib/flow.ts';
import { useCodeStep } from '../../../session/code-step.ts';
import { currentCountry } from '../../../session/market.ts';
import { usePlayer } from '../../../session/use-player.ts';
import { runCall } from '../flow-problem.ts';
import { sendCode } from '../sms/send-code.ts';
import { forgetCode, isCodeWaiting } from '../sms/sms-wait.ts';
import { backAt, codeStepIn, start, transition } from './binding-flow.ts';

/**
 * Binds a phone (SES-11).
 * @param onBound called when the number is bound, unless the form was closed before
 */
export function useBinding(onBound: () => void) {
  const app = useApp();
  const country = currentCountry(app);
  const owner = usePlayer()?.username;
  const { kept, keep } = useCodeStep('binding');
  const own = kept?.owner === owner ? kept : undefined;
  const flow = useFlow(own ? backAt(own) : start, transition, (entered, dispatch) => {
    keep(owner === undefined ? undefined : codeStepIn(entered, owner));
    switch (entered.step) {
      case 'asking': {
        const { number: phoneNumber } = entered;
        return runCall(
          app,
          () => sendCode(app, 'bind', phoneNumber, () => captchaSms({ country, phoneNumber })),
          () => ({ type: 'codeSent' }),
          (problem) =>
            isCodeWaiting(app, 'bind', phoneNumber) ? { type: 'codeSent' } : { type: 'codeNotSent', problem },
        ).then(dispatch);
      }
      case 'confirming': {
        const { number: username, code: verificationCode } = entered;
        return runCall(
          app,
          () => userBindPhone({ username, verificationCode }),
          () => {
            forgetCode(app, 'bind', username);
            return { type: 'bound' };
          },
          (problem) => ({ type: 'failed', problem }),
        ).then(dispatch);
      }
      case 'done':
        return onBound();
      default:
    }
  });
  return { ...flow, kept: own };
}
