/** States of a login (spec point 4, "Login success"; SES-03, SES-04). */
export type LoginState =
  | {
      step: 'editing';
      refusal?: string;
      /** The login was accepted without a token, so there is no session (NET-09). */
      hasNoSession?: true;
    }
  | { step: 'sending' }
  | { step: 'done'; token: string };

export type LoginEvent =
  | { type: 'submitted' }
  | { type: 'edited' }
  | { type: 'answered'; status: number; token: string | undefined }
  | { type: 'refused'; message: string }
  /** The outcome is unknown or the server failed: the message is shown elsewhere, and the form can be sent again. */
  | { type: 'failed' };

/** Status of a successful login (spec point 7). */
const LOGIN_OK = 1;

export const loginStart: LoginState = { step: 'editing' };

export function transition(state: LoginState, event: LoginEvent): LoginState {
  switch (state.step) {
    case 'editing':
      if (event.type === 'submitted') return { step: 'sending' };
      return event.type === 'edited' && state !== loginStart ? loginStart : state;
    case 'sending':
      if (event.type === 'answered') {
        const { status, token } = event;
        if (status !== LOGIN_OK) return { step: 'editing', refusal: '' };
        return token ? { step: 'done', token } : { step: 'editing', hasNoSession: true };
      }
      if (event.type === 'refused') return { step: 'editing', refusal: event.message };
      if (event.type === 'failed') return loginStart;
      return state;
    case 'done':
      return state;
  }
}
