/**
 * What a game and the app around it say to each other by postMessage. The one place where it is written down: games
 * import these types, nothing of the code. Every message carries the mark, which other messages lack.
 */
export const FRAME_MARK = 'copihue-game';

/** From the game to the app. Amounts are major units, as on the wire. */
export type FromGame = {
  mark: typeof FRAME_MARK;
} /** The game is there; with its name, for the page's title. */ & (
  | { type: 'ready'; name?: string }
  /** A round began whose result the player has not seen: the balance shown outside is to wait for it. */
  | { type: 'round'; stake: number }
  /** What the player sees in the game is what the server has: show it outside too. */
  | { type: 'balance' }
  /** Nothing is under way any more: the app may leave. */
  | { type: 'settled' }
  | { type: 'need-deposit' }
  /** The game asks to be left. */
  | { type: 'exit' }
  /** Its address has been used up: ask for a new one. */
  | { type: 'expired' }
);

/** From the app to the game. */
export type ToGame = { mark: typeof FRAME_MARK } & (
  | { type: 'settle' }
  /** Money came or went outside the game. */
  | { type: 'balance' }
);
