import { type OperationId, operations } from '@copihue/contract/operations';
import { readOptions as readWords, refuse } from '../../tools/shared/options.ts';
import type { Cell } from './cell.ts';
import { type FaultName, faultNames } from './fault-kinds.ts';
import { fixedCells } from './fixed-part.ts';
import type { Visit } from './visit.ts';
import { account } from './visits/account.ts';
import { games } from './visits/games.ts';
import { money } from './visits/money.ts';
import { screens } from './visits/screens.ts';

const visits: readonly Visit[] = [...screens, ...games, ...account, ...money];

function visitOf(call: OperationId): Visit {
  const visit = visits.find(({ calls }) => calls.includes(call));
  if (!visit) throw new Error(`No visit causes ${call}: add it to tests/faults/visits.`);
  return visit;
}

const HELP = `Usage:
npm run faults -- [options]
  --call NAME     only this call, by its operationId; more than once, or separated by commas
  --fault NAME    only this fault: ${faultNames.join(', ')}
  --fixed         the short part that npm test runs (npm run check -- faults)
  --headed        shows the browser`;

const calls = operations.map(({ operationId }) => operationId);

/** @returns what is named of the known ones; all of them when nothing is */
function chosen<Name extends string>(known: readonly Name[], lists: readonly string[] = []): readonly Name[] {
  const names = lists.flatMap((list) => list.split(','));
  const unknown = names.find((name) => !known.some((one) => one === name));
  if (unknown !== undefined) refuse(`There is no ${unknown}.`, HELP);
  return names.length === 0 ? known : known.filter((one) => names.includes(one));
}

export function readOptions(args: readonly string[]) {
  const { values } = readWords(HELP, {
    args: [...args],
    options: {
      call: { type: 'string', multiple: true },
      fault: { type: 'string', multiple: true },
      fixed: { type: 'boolean', default: false },
      headed: { type: 'boolean', default: false },
    },
  });
  const faults: readonly FaultName[] = chosen(faultNames, values.fault);
  const cells: Cell[] = chosen(calls, values.call).flatMap((call) =>
    faults.map((fault) => ({ visit: visitOf(call), faults: new Map([[call, fault]]) })),
  );
  return { cells: values.fixed ? fixedCells(visits) : cells, isHeaded: values.headed, isFixed: values.fixed };
}
