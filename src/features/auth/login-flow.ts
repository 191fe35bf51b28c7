import type { LoginRequest } from '../../api/generated/contract.schemas.ts';

/** A login (spec point 4, "Login success"; SES-03, SES-04). */
export type LoginFlow =
  | {
      step: 'editing';
      refusal?: string;
      hasNoSession?: true;
    }
  | { step: 'sending'; credentials: LoginRequest }
  | { step: 'done'; login: { token: string; country: string; username: string } };

export type LoginEvent =
  | { type: 'submitted'; credentials: LoginRequest }
  | { type: 'edited' }
  | { type: 'answered'; status: number; token: string | undefined }
  | { type: 'refused'; message: string }
  /** The outcome is unknown or the server failed. The message is shown elsewhere, and the form can be sent again. */
  | { type: 'failed' };

const LOGIN_OK = 1;

export const start: LoginFlow = { step: 'editing' };

export function transition(state: LoginFlow, event: LoginEvent): LoginFlow {
  switch (state.step) {
    case 'editing':
      if (event.type === 'submitted') return { step: 'sending', credentials: event.credentials };
      return event.type === 'edited' && state !== start ? start : state;
    case 'sending':
      if (event.type === 'answered') {
        const { status, token } = event;
        if (status !== LOGIN_OK) return { step: 'editing', refusal: '' };
        if (!token) return { step: 'editing', hasNoSession: true };
        const { country, username } = state.credentials;
        return { step: 'done', login: { token, country, username } };
      }
      if (event.type === 'refused') return { step: 'editing', refusal: event.message };
      if (event.type === 'failed') return start;
      return state;
    case 'done':
      return state;
  }
}
