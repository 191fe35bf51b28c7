import type { Lang } from '../texts/text-types.ts';
import { Refusal } from '../world/core/refusal.ts';
import type { World } from '../world/core/world.ts';
import type { Session } from '../world/tables/rows.ts';

export interface Call {
  world: World;
  lang: Lang;
  /** Always present on calls that the contract guards. On others only with a valid token. */
  session: Session | undefined;
  /** Refuses a call without a session. */
  readonly playerId: string;
  origin: string;
  gameOrigin: string;
  /** Origins that the server was started with. */
  knownOrigins: readonly string[];
  worldId: string;
  request: Request;
  address: string;
  sendToken(token: string): void;
  /** Sends no token, even when the present one is due for replacement. */
  dropToken(): void;
}

export function sessionOfCall({ session }: Pick<Call, 'session'>): Session {
  if (!session) throw new Refusal('login-needed');
  return session;
}
