import { onSessionChange } from '../../../session/session-store.ts';

/**
 * The packet a guest wanted to open before logging in; opened once after (RED-01). In memory only: it belongs to this
 * visit, as everything a guest wanted does (SES-03).
 */
let pending: string | undefined;

onSessionChange((isLogin) => {
  if (!isLogin) pending = undefined;
});

export function rememberClaim(envelopeId: string): void {
  pending = envelopeId;
}

/** Whether this packet was to be opened; asked once. */
export function takeClaim(envelopeId: string): boolean {
  const isPending = pending === envelopeId;
  if (isPending) pending = undefined;
  return isPending;
}
