/**
 * Messages by postMessage between a game and the app around it. The mark distinguishes them from other messages. Games
 * import only the types of this file.
 */
export const FRAME_MARK = 'copihue-game';

/** Amounts are major units, as in the API. */
export type FromGame = {
  mark: typeof FRAME_MARK;
} /** `name` is for the title of the page. */ & (
  | { type: 'ready'; name?: string }
  /** The round's result is not shown yet, so the app must not update the balance. */
  | { type: 'round'; stake: number }
  /** The player has seen all results, so the app may update the balance. */
  | { type: 'balance' }
  /** Nothing on the page is pending, so the app may leave. An open hand waits on the server. */
  | { type: 'settled' }
  | { type: 'need-deposit' }
  | { type: 'exit' }
  /** A stake was refused, because the player is excluded; an open round goes on. */
  | { type: 'excluded' }
  /** The game's address has been used, so the game needs a new one. */
  | { type: 'expired' }
);

export type ToGame = {
  mark: typeof FRAME_MARK;
} /** Asks the game to finish its animations and to answer `settled`, because the player leaves. It ends no round. */ & (
  | { type: 'settle' }
  | { type: 'balance' }
);
