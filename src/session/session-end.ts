/** What answers a player whose tap met a session that has ended (NET-12), as far as the initial script has it. */
export const sessionEnd: {
  /** The last tap on anything, as performance.now(): the rest loads later. */
  tap?: { target: EventTarget | null; at: number };
  /**
   * Loads after the first view and registers here (src/app/guards/session-ended.tsx).
   * @param startedAt when the call was started, as performance.now()
   * @param isPopupOpen the login popup is open already
   * @returns undefined when no tap caused the call; else whether the player logged in again, and the call is to be sent again
   */
  ask?: (startedAt: number, isPopupOpen: boolean) => Promise<boolean> | undefined;
  /** Account of the player who just logged in again is the one of before. */
  isSamePlayer?: boolean;
} = {};
