import type { Change } from './change.ts';
import { faultsOfAccounts } from './faults-of-accounts.ts';
import { faultsOfAnswers } from './faults-of-answers.ts';
import { faultsOfMoney } from './faults-of-money.ts';
import { faultsOfRewards } from './faults-of-rewards.ts';

export const allFaults: [name: string, fault: Change][] = Object.entries({
  ...faultsOfAccounts,
  ...faultsOfMoney,
  ...faultsOfRewards,
  ...faultsOfAnswers,
});
