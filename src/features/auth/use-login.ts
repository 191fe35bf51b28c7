import { useReducer, useRef } from 'react';
import type { CallError } from '../../api/call-error.ts';
import type { LoginRequest } from '../../api/generated/contract.schemas.ts';
import { useUserLogin } from '../../api/generated/session/session.ts';
import { type LoginEvent, type LoginState, loginStart, transition } from './login-flow.ts';

/** A 401 to a login says that the account and password do not fit, however a server words it. */
function eventOf(failure: CallError): LoginEvent {
  const isRefusal = failure.kind === 'refused' || failure.kind === 'unauthorized';
  return isRefusal ? { type: 'refused', message: failure.message } : { type: 'failed' };
}

/**
 * Runs the login flow.
 * @param onLogin called with the session's token; not when the form is gone by then
 */
export function useLogin(onLogin: (token: string) => void) {
  const state = useRef<LoginState>(loginStart);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const { mutate } = useUserLogin({ mutation: { meta: { isQuiet: true } } });

  /** @returns whether the event fitted; the state counts at once, a second tap comes before the next render. */
  const send = (event: LoginEvent): boolean => {
    const next = transition(state.current, event);
    if (next === state.current) return false;
    state.current = next;
    render();
    if (next.step === 'done') onLogin(next.token);
    return true;
  };

  const submit = (credentials: LoginRequest) => {
    if (!send({ type: 'submitted' })) return;
    mutate(
      { data: credentials },
      {
        onSuccess: ({ status, token }) => send({ type: 'answered', status, token }),
        onError: (failure) => send(eventOf(failure)),
      },
    );
  };

  return { state: state.current, submit, edited: () => send({ type: 'edited' }) };
}
