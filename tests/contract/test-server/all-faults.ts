import type { Fault } from './fault.ts';
import { answerFaults } from './faults/answer-faults.ts';
import { codeFaults } from './faults/code-faults.ts';
import { freshFaults } from './faults/fresh-faults.ts';
import { inputFaults } from './faults/input-faults.ts';
import { meaningFaults } from './faults/meaning-faults.ts';
import { momentFaults } from './faults/moment-faults.ts';
import { namedFaults } from './faults/named-faults.ts';
import { pairFaults } from './faults/pair-faults.ts';
import { playerFaults } from './faults/player-faults.ts';
import { privacyFaults } from './faults/privacy-faults.ts';
import { refusalFaults } from './faults/refusal-faults.ts';
import { socketFaults } from './faults/socket-faults.ts';
import { wireFaults } from './faults/wire-faults.ts';

export const allFaults: readonly Fault[] = [
  ...answerFaults,
  ...inputFaults,
  ...refusalFaults,
  ...meaningFaults,
  ...privacyFaults,
  ...wireFaults,
  ...socketFaults,
  ...momentFaults,
  ...codeFaults,
  ...namedFaults,
  ...playerFaults,
  ...pairFaults,
  ...freshFaults,
];
