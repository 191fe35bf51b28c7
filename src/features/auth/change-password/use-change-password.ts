import { useUserChangePwd } from '../../../api/generated/user-change-pwd.ts';
import { problemOf } from '../flow-problem.ts';
import { useFlow } from '../use-flow.ts';
import { type ChangeState, changeStart, transition } from './change-flow.ts';

interface ChangeFlow {
  state: ChangeState;
  submit: (passwords: { oldPassword: string; password: string }) => void;
  edited: () => void;
}

/**
 * Runs the change of a password (SES-10).
 * @param onChanged called when it is done; not after the form was closed
 */
export function useChangePassword(onChanged: () => void): ChangeFlow {
  const [state, send] = useFlow(transition, changeStart);
  const { mutate } = useUserChangePwd({ mutation: { meta: { isQuiet: true } } });
  return {
    state,
    submit: (passwords) => {
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
