import { userLogin } from '../../api/generated/user-login.ts';
import { useApp } from '../../lib/app.ts';
import { useFlow } from '../../lib/flow.ts';
import { type FlowProblem, runCall } from './flow-problem.ts';
import { type LoginEvent, start, transition } from './login-flow.ts';

/** A 401 to a login means wrong phone or password, for any text of the server. */
function eventOf({ kind, message }: FlowProblem): LoginEvent {
  return kind === 'refused' || kind === 'signed-out' ? { type: 'refused', message } : { type: 'failed' };
}

/** @param onLogin called with the session's token and its market, unless the form was closed before */
export function useLogin(onLogin: (login: { token: string; country: string; username: string }) => void) {
  const app = useApp();
  return useFlow(start, transition, (entered, dispatch) => {
    if (entered.step === 'sending')
      return runCall(
        app,
        () => userLogin(entered.credentials),
        ({ status, token }) => ({ type: 'answered', status, token }),
        eventOf,
      ).then(dispatch);
    if (entered.step === 'done') onLogin(entered.login);
  });
}
