import type { CallError } from '../../api/call-error.ts';
import type { LoginRequest } from '../../api/generated/contract.schemas.ts';
import { useUserLogin } from '../../api/generated/user-login.ts';
import { type LoginEvent, loginStart, transition } from './login-flow.ts';
import { useFlow } from './use-flow.ts';

/** A 401 to a login means wrong phone or password, whatever its text says. */
function eventOf(failure: CallError): LoginEvent {
  const isRefusal = failure.kind === 'refused' || failure.kind === 'unauthorized';
  return isRefusal ? { type: 'refused', message: failure.message } : { type: 'failed' };
}

/** @param onLogin called with the session's token and its market, unless the form was closed before */
export function useLogin(onLogin: (login: { token: string; country: string; username: string }) => void) {
  const [state, send] = useFlow(transition, loginStart);
  const { mutate } = useUserLogin({ mutation: { meta: { isQuiet: true } } });

  const submit = (credentials: LoginRequest) => {
    if (!send({ type: 'submitted' })) return;
    mutate(
      { data: credentials },
      {
        onSuccess: ({ status, token }) => {
          const next = send({ type: 'answered', status, token });
          if (next?.step === 'done') {
            const { country, username } = credentials;
            onLogin({ token: next.token, country, username });
          }
        },
        onError: (failure) => send(eventOf(failure)),
      },
    );
  };

  return { state, submit, edited: () => send({ type: 'edited' }) };
}
