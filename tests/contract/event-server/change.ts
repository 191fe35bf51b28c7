// A change of this server at one of these places: a planted fault, or a choice that the contract allows.
import type { Asked } from './asked.ts';
import type { Happened, News } from './happened.ts';
import type { State } from './state.ts';

export type Data = Record<string, unknown>;
export type Wire = { status: number; headers: Record<string, string>; body: Data };
export type Sent = { event: string; payload?: unknown };

export type Change = {
  // The sentence of the contract that it breaks or uses.
  says: string;
  asks?: (asked: Asked) => Partial<Asked>;
  // Refusals that are omitted: `code`, or `call code`.
  waives?: string[];
  answers?: Record<string, (data: Data, asked: Asked) => unknown>;
  // Events before they enter the log; they are true from then on.
  news?: (news: News, state: State, now: number) => News[];
  wire?: (wire: Wire, asked: Asked) => void;
  // @returns the token whose session is opened
  token?: (token: string, state: State, now: number) => string;
  sends?: (sent: Sent, event: Happened) => Sent[];
  // Which sockets receive the event besides the player's.
  tells?: (owner: string, mine: string | null) => boolean;
  chat?: { skips?: boolean; repeats?: boolean; forgets?: boolean };
};

export const honest: Change = { says: '' };
