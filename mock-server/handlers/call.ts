import type { Lang } from '../texts/text-types.ts';
import { Refusal } from '../world/core/refusal.ts';
import type { World } from '../world/core/world.ts';
import type { Session } from '../world/tables/rows.ts';

/** What a handler knows beside the validated input: the world of the request and the session it came with. */
export interface Call {
  world: World;
  lang: Lang;
  /** Present on every call the contract guards; on the others when the token was good. */
  session: Session | undefined;
  /** Origin the request was sent to, for absolute addresses in answers. */
  origin: string;
  /** Origin of the demo games. */
  gameOrigin: string;
  /** Origin of share links; undefined for that of the page that asks. */
  shareOrigin: string | undefined;
  worldId: string;
  request: Request;
  /** IP address of the caller; empty where the mock runs inside a page or a test. */
  address: string;
  /** Sends this token in the answer's `token` header. */
  sendToken(token: string): void;
  /** Sends no token, also when this one was about to be replaced. */
  dropToken(): void;
}

/** The session of a call that needs one. @throws Refusal login-needed, where guests may make the call */
export function sessionOfCall({ session }: Call): Session {
  if (!session) throw new Refusal('login-needed');
  return session;
}

/** Player id of a call that needs a session. @throws Refusal login-needed, where guests may make the call */
export function playerIdOf(call: Call): string {
  return sessionOfCall(call).playerId;
}
