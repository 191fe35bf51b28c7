import type { HttpHandler } from 'msw';
import type { ZodType } from 'zod';
import type { OperationId } from '../generated/operations.ts';
import type { Lang } from '../texts/text-types.ts';
import { Refusal } from '../world/core/refusal.ts';
import type { World } from '../world/core/world.ts';
import type { Session } from '../world/tables/rows.ts';

/** One call as a handler sees it: checked against the contract, in its world, with the session it came with. */
export interface Call<Body> {
  world: World;
  body: Body;
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
  /** Sends this token in the answer's `token` header. */
  sendToken(token: string): void;
  /** Sends no token, also when this one was about to be replaced. */
  dropToken(): void;
}

/** The success envelope of the contract. */
export interface SuccessEnvelope<Data> {
  success: true;
  message: string;
  data: Data;
}

export interface CallSpec<Body, Data> {
  operationId: OperationId;
  /** Generated check of the request. */
  body: ZodType<Body>;
  /** Generated check of the answer. */
  answer: ZodType;
  /** Generated MSW factory that knows the path. */
  plug: (resolve: (info: { request: Request }) => Promise<SuccessEnvelope<Data>>) => HttpHandler;
  /** What the call does; throws Refusal for a no. */
  run: (call: Call<Body>) => NoInfer<Data>;
}

/** Takes a request through session, checks and faults around a spec's `run`; see respond.ts. */
export type Respond = <Body, Data>(
  request: Request,
  spec: CallSpec<Body, Data>,
) => Promise<SuccessEnvelope<Data>>;

export interface DefinedCall {
  operationId: OperationId;
  handler(respond: Respond): HttpHandler;
}

/** Binds a call's generated parts and what it does into a handler that waits for its host. */
export function defineCall<Body, Data>(spec: CallSpec<Body, Data>): DefinedCall {
  return {
    operationId: spec.operationId,
    handler: (respond) => spec.plug(({ request }) => respond(request, spec)),
  };
}

/** The session of a call that needs one. @throws Refusal no-session */
export function sessionOfCall({ session }: Call<unknown>): Session {
  if (!session) throw new Refusal('no-session');
  return session;
}

/** Player id of a call that needs a session. @throws Refusal no-session */
export function playerIdOf(call: Call<unknown>): string {
  return sessionOfCall(call).playerId;
}
