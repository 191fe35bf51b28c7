import { type App, part } from '../../../lib/app.ts';

/**
 * The packet a guest wanted to open before logging in; it is opened once afterwards (RED-01). In memory only, because a
 * guest's wishes end with the visit (SES-03).
 */
const pending = part(
  (): { id?: string | undefined } => ({}),
  (state, isLogin) => {
    if (!isLogin) state.id = undefined;
  },
);

export function rememberClaim(app: App, envelopeId: string): void {
  pending(app).id = envelopeId;
}

/** True once for a packet that was to be opened. */
export function takeClaim(app: App, envelopeId: string): boolean {
  const isPending = pending(app).id === envelopeId;
  if (isPending) pending(app).id = undefined;
  return isPending;
}
