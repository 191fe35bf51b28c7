import { userChangePwd } from '../../../api/generated/user-change-pwd.ts';
import { useApp } from '../../../lib/app.ts';
import { useFlow } from '../../../lib/flow.ts';
import { runCall } from '../flow-problem.ts';
import { start, transition } from './change-password-flow.ts';

/** Changes the password (SES-10). @param onChanged called on success, unless the form was closed before */
export function useChangePassword(onChanged: () => void) {
  const app = useApp();
  return useFlow(start, transition, (entered, dispatch) => {
    if (entered.step === 'saving')
      return runCall(
        app,
        () => userChangePwd(entered.passwords),
        () => ({ type: 'saved' }),
        (problem) => ({ type: 'failed', problem }),
      ).then(dispatch);
    if (entered.step === 'done') onChanged();
  });
}
