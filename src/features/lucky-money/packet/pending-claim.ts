import { type App, appState } from '../../../lib/app.ts';

/** The packet that a guest tapped, opened once after the login (RED-01); it ends with the visit (SES-03). */
const pending = appState(
  (): { id?: string | undefined } => ({}),
  (state, isLogin) => {
    if (!isLogin) state.id = undefined;
  },
);

export function rememberClaim(app: App, envelopeId: string): void {
  pending(app).id = envelopeId;
}

export function takeClaim(app: App, envelopeId: string): boolean {
  const isPending = pending(app).id === envelopeId;
  if (isPending) pending(app).id = undefined;
  return isPending;
}
