import { useUserChangePwd } from '../../../api/generated/user-change-pwd.ts';
import { problemOf } from '../flow-problem.ts';
import { useFlow } from '../use-flow.ts';
import { changeStart, transition } from './change-flow.ts';

/**
 * Runs the change of a password (SES-10).
 * @param onChanged called when it is done; not after the form was closed
 */
export function useChangePassword(onChanged: () => void) {
  const [state, send] = useFlow(transition, changeStart);
  const { mutate } = useUserChangePwd({ mutation: { meta: { isQuiet: true } } });
  return {
    state,
    submit: (passwords: { oldPassword: string; password: string }) => {
      if (!send({ type: 'submitted' })) return;
      mutate(
        { data: passwords },
        {
          onSuccess: () => {
            if (send({ type: 'saved' })) onChanged();
          },
          onError: (failure) => send({ type: 'failed', problem: problemOf(failure) }),
        },
      );
    },
    edited: () => void send({ type: 'edited' }),
  };
}
