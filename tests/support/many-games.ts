import { type Serve, startServe } from './start-serve.ts';

/** A server with a catalogue of its own size. @throws when it does not come up */
export const startManyGames = (games: number): Promise<Serve> => startServe({}, ['--games', String(games)]);
