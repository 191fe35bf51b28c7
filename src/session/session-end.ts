/**
 * What answers a player whose tap met a session that has ended (NET-12). It loads after the first view and registers
 * here (src/app/guards/session-ended.tsx), so that the initial script has no more of it than this.
 */
export const sessionEnd: {
  /**
   * @param startedAt when the call was started, as performance.now()
   * @param isPopupOpen the login popup is open already
   * @returns undefined when no tap caused the call; else whether the player logged in again, and the call is to be sent again
   */
  ask?: (startedAt: number, isPopupOpen: boolean) => Promise<boolean> | undefined;
  /** Account of the player who just logged in again is the one of before. */
  isSamePlayer?: boolean;
} = {};
