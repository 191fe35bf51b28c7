// A way in which this server can be another one: a planted fault, or a choice that the contract leaves to it. It reaches
// the server at these places alone.
import type { Asked } from './asked.ts';
import type { Happened, News } from './happened.ts';
import type { State } from './state.ts';

export type Data = Record<string, unknown>;
export type Wire = { status: number; headers: Record<string, string>; body: Data };
export type Sent = { event: string; payload?: unknown };

export type Change = {
  // The sentence of the contract that it breaks, or leans on.
  says: string;
  // What a call is told about who asks for what.
  asks?: (asked: Asked) => Partial<Asked>;
  // Refusals that are not made: `code`, or `call code`.
  waives?: string[];
  // The data of a success.
  answers?: Record<string, (data: Data, asked: Asked) => unknown>;
  // What is written into the log, and so what is true from then on.
  news?: (news: News, state: State, now: number) => News[];
  // What goes over the wire in the end.
  wire?: (wire: Wire, asked: Asked) => void;
  // Tokens that open a session: the one it is taken for.
  token?: (token: string, state: State, now: number) => string;
  // What the socket of a player is told.
  sends?: (sent: Sent, event: Happened) => Sent[];
  // Which sockets are told besides those of the player.
  tells?: (owner: string, mine: string | null) => boolean;
  // The socket's conversation.
  chat?: { skips?: boolean; repeats?: boolean; forgets?: boolean };
};

export const honest: Change = { says: '' };
