import { type App, part } from '../../../lib/app.ts';

/**
 * The packet a guest wanted to open before logging in; opened once after (RED-01). In memory only: it belongs to this
 * visit, as everything a guest wanted does (SES-03).
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

/** Whether this packet was to be opened; asked once. */
export function takeClaim(app: App, envelopeId: string): boolean {
  const isPending = pending(app).id === envelopeId;
  if (isPending) pending(app).id = undefined;
  return isPending;
}
