/**
 * Messages by postMessage between a game and the app around it, defined only here: games import these types and no
 * code. Every message carries the mark, which tells it from other messages.
 */
export const FRAME_MARK = 'copihue-game';

/** From the game to the app. Amounts are major units, as on the wire. */
export type FromGame = {
  mark: typeof FRAME_MARK;
} /** The game is ready; its name is for the page's title. */ & (
  | { type: 'ready'; name?: string }
  /** A round began and the player has not seen its result: the balance outside must wait for it. */
  | { type: 'round'; stake: number }
  /** The player has seen everything that the server has: the balance outside may show it. */
  | { type: 'balance' }
  /** Everything that was under way on the page is told: the app may leave. An open hand waits on the server. */
  | { type: 'settled' }
  | { type: 'need-deposit' }
  /** The player wants to leave the game. */
  | { type: 'exit' }
  /** Its address has been used: it needs a new one. */
  | { type: 'expired' }
);

export type ToGame = {
  mark: typeof FRAME_MARK;
} /** The player leaves: the game hurries what it shows, and answers `settled`. It ends no round. */ & (
  | { type: 'settle' }
  /** Money came or went outside the game. */
  | { type: 'balance' }
);
