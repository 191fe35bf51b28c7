import type { Lang } from '../texts/text-types.ts';
import { Refusal } from '../world/core/refusal.ts';
import type { World } from '../world/core/world.ts';
import type { Session } from '../world/tables/rows.ts';

export interface Call {
  world: World;
  lang: Lang;
  /** Present on every call that the contract guards; on others when the token was valid. */
  session: Session | undefined;
  origin: string;
  gameOrigin: string;
  shareOrigin: string | undefined;
  worldId: string;
  request: Request;
  address: string;
  sendToken(token: string): void;
  /** Sends no token, even when this one was due for replacement. */
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
