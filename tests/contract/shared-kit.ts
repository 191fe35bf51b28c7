import { openKit } from '@copihue/contract/check';
import { defaults } from '@copihue/contract/check-options';

/**
 * The contract and its validators, for every test of a process: to read and compile them takes two CPU seconds, and no
 * check changes them.
 */
export const kit = openKit(defaults.contract);
