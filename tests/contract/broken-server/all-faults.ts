import { accessFaults } from './access-faults.ts';
import { depositFaults } from './deposit-faults.ts';
import { envelopeFaults } from './envelope-faults.ts';
import type { Fault } from './fault.ts';
import { inputFaults } from './input-faults.ts';
import { listFaults } from './list-faults.ts';
import { meaningFaults } from './meaning-faults.ts';
import { namedFaults } from './named-faults.ts';
import { offerFaults } from './offer-faults.ts';
import { pairFaults } from './pair-faults.ts';
import { playerFaults } from './player-faults.ts';
import { privacyFaults } from './privacy-faults.ts';
import { refusalFaults } from './refusal-faults.ts';
import { repeatFaults } from './repeat-faults.ts';
import { shapeFaults } from './shape-faults.ts';
import { socketFaults } from './socket-faults.ts';
import { tellingFaults } from './telling-faults.ts';
import { undoneFaults } from './undone-faults.ts';
import { wireFaults } from './wire-faults.ts';
import { withdrawalFaults } from './withdrawal-faults.ts';

export const allFaults: readonly Fault[] = [
  ...shapeFaults,
  ...envelopeFaults,
  ...accessFaults,
  ...inputFaults,
  ...refusalFaults,
  ...meaningFaults,
  ...depositFaults,
  ...undoneFaults,
  ...withdrawalFaults,
  ...offerFaults,
  ...listFaults,
  ...privacyFaults,
  ...wireFaults,
  ...socketFaults,
  ...namedFaults,
  ...playerFaults,
  ...pairFaults,
  ...repeatFaults,
  ...tellingFaults,
];
