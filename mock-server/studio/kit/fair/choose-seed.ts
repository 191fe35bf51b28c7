import { newRound, requestFair } from '../frame/calls.ts';

/** The device's own seed, once the hash of the server's has been shown: neither side knows the other's before. */
export const chooseSeed = () => requestFair('client-seed', { clientSeed: newRound() }, 1);
