import { createIntents } from './deposit-intent.ts';
import { depositMemory } from './deposit-memory.ts';

/** What this tab asked for. */
export const depositIntents = createIntents(depositMemory);
