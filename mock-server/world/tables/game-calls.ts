export const gameCalls = [
  'open',
  'state',
  'round',
  'free',
  'cash-out',
  'take-back',
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

export type GameFaultName = `games/${GameCall}`;
export const gameFaultNames = gameCalls.map((name): GameFaultName => `games/${name}`);

/** Faults that work for a game page. The others change answers of the contract. */
export const gameFaults = ['latency', 'server-error', 'failure', 'drop-before', 'drop-after'] as const;
