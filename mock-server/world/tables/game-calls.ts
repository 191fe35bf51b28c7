/** The calls of the game pages, below `/games/api/`. */
export const gameCalls = [
  'open',
  'state',
  'round',
  'free',
  'cash-out',
  'decide',
  'watch',
  'live',
  'fair',
  'client-seed',
  'rotate-seeds',
  'book',
  'place-slip',
  'cash-out-bet',
  'past-round',
  'settings',
  'sport-settings',
] as const;
export type GameCall = (typeof gameCalls)[number];

/** What a fault calls them: `games/round`. */
export type GameFaultName = `games/${GameCall}`;
export const gameFaultNames = gameCalls.map((name): GameFaultName => `games/${name}`);

/** Faults that mean something to a page of a game; the others belong to the contract's answers. */
export const gameFaults = ['latency', 'server-error', 'failure', 'drop-before', 'drop-after'] as const;
