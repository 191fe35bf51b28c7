import { openKit } from '@copihue/contract/check';
import { defaults } from '@copihue/contract/check-options';

/** Shared by all tests of a process: reading and compiling takes two CPU seconds, and no check changes the result. */
export const kit = openKit(defaults.contract);
