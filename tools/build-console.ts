/** Builds mock-server/dist-console/, unless it is up to date: the mock backend's console and the reference of the contract. */
import { ensureConsole } from './console/ensure-console.ts';

await ensureConsole();
