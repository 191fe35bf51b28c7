import { type OperationId, operations } from '@copihue/contract/operations';
import { readOptions as readWords, refuse } from '../../tools/shared/options.ts';
import { extremes } from '../support/random-answers.ts';
import type { Cell, CellFault } from './cell.ts';
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

const RANDOM_ANSWERS = 200 - extremes.length;

const HELP = `Usage:
npm run faults -- [options]
  --call NAME     only this call, by its operationId; more than once, or separated by commas
  --fault NAME    only this fault: ${faultNames.join(', ')},
                  or an answer within the contract: extreme-SEED, extreme-${extremes.join(', extreme-')}
  --seed NUMBER   the same as --fault extreme-NUMBER
  --part NAME     faults (every call with every fault), extremes (${RANDOM_ANSWERS + extremes.length} answers a call), or both;
                  fixed: the short part that npm test runs (npm run check -- faults)
  --part N/M      the Nth of M slices of what the others choose
  --headed        shows the browser
  --minutes N     stops after that time, with the report of what has run
  --workers N     pages at once, 2 by default`;

export interface Options {
  cells: readonly Cell[];
  isHeaded: boolean;
  isFixed: boolean;
  workers: number;
  /** No new cell begins after this time, in ms since 1970. */
  until: number;
}

const list = (values: readonly string[] = []) => values.flatMap((value) => value.split(','));

function readCalls(names: readonly string[]): OperationId[] {
  const all = operations.map(({ operationId }) => operationId);
  const unknown = names.find((name) => !all.some((call) => call === name));
  if (unknown !== undefined) refuse(`The contract has no call ${unknown}.`, HELP);
  return names.length === 0 ? all : all.filter((call) => names.includes(call));
}

function isFault(name: string): name is CellFault {
  return faultNames.some((fault) => fault === name) || isRecipe(name);
}

function isRecipe(name: string): name is CellFault & `extreme-${string}` {
  return /^extreme-\d+$/.test(name) || extremes.some((extreme) => name === `extreme-${extreme}`);
}

function readFaults(names: readonly string[]): CellFault[] {
  const unknown = names.find((name) => !isFault(name));
  if (unknown !== undefined) refuse(`There is no fault ${unknown}.`, HELP);
  return names.filter(isFault);
}

const faultCells = (calls: readonly OperationId[], faults: readonly FaultName[]): Cell[] =>
  calls.flatMap((call) =>
    faults.map((fault) => ({ visit: visitOf(call), faults: new Map([[call, fault]]) })),
  );

/** All calls of a visit get a random valid answer at once, because valid answers cannot hide each other's faults. */
const extremeCells = (calls: readonly OperationId[], recipes: readonly CellFault[]): Cell[] =>
  visits
    .filter((visit) => visit.calls.some((call) => calls.includes(call)))
    .flatMap((visit) =>
      recipes.map((recipe) => ({
        visit,
        faults: new Map(
          visit.calls.filter((call) => calls.includes(call)).map((call) => [call, recipe] as const),
        ),
      })),
    );

function slice(cells: readonly Cell[], part: string | undefined): readonly Cell[] {
  if (part === undefined) return cells;
  const [n = 0, m = 0] = part.split('/').map(Number);
  return cells.filter((_, place) => place % m === n - 1);
}

export function readOptions(args: readonly string[]): Options {
  const { values } = readWords(HELP, {
    args: [...args],
    options: {
      call: { type: 'string', multiple: true },
      fault: { type: 'string', multiple: true },
      seed: { type: 'string', multiple: true },
      part: { type: 'string', multiple: true },
      workers: { type: 'string', default: '2' },
      minutes: { type: 'string', default: '600' },
      headed: { type: 'boolean', default: false },
    },
  });
  const calls = readCalls(list(values.call));
  const named = readFaults([...list(values.fault), ...list(values.seed).map((seed) => `extreme-${seed}`)]);
  const parts = list(values.part);
  const wrong = parts.find((part) => !/^(faults|extremes|fixed|[1-9]\d*\/[1-9]\d*)$/.test(part));
  if (wrong !== undefined) refuse(`There is no part ${wrong}.`, HELP);
  const has = (part: string) => !parts.some((other) => /^[a-z]/.test(other)) || parts.includes(part);
  const every: readonly CellFault[] = [
    ...(has('faults') ? faultNames : []),
    ...(has('extremes') ? extremes.map((extreme) => `extreme-${extreme}` as const) : []),
    ...(has('extremes')
      ? Array.from({ length: RANDOM_ANSWERS }, (_, seed) => `extreme-${seed + 1}` as const)
      : []),
  ];
  const chosen = named.length > 0 ? named : every;
  const isFixed = parts.includes('fixed');
  const part = parts.find((name) => name.includes('/'));
  const cells = isFixed
    ? fixedCells(visits)
    : [
        ...faultCells(
          calls,
          chosen.filter((fault): fault is FaultName => !isRecipe(fault)),
        ),
        ...extremeCells(calls, chosen.filter(isRecipe)),
      ];
  return {
    cells: slice(cells, part),
    isHeaded: values.headed,
    isFixed,
    workers: Number(values.workers),
    until: Date.now() + Number(values.minutes) * 60_000,
  };
}
