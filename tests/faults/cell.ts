import { type OperationId, operations } from '@copihue/contract/operations';
import type { Page } from 'playwright';
import { type Recipe, randomAnswer } from '../support/random-answers.ts';
import { type FaultName, faultOf } from './fault-kinds.ts';
import type { Plan } from './faulty-server.ts';
import {
  blankFindings,
  busyFindings,
  type Finding,
  lieFindings,
  lostFindings,
  moneyFindings,
  stormFindings,
  wordFindings,
} from './findings.ts';
import { retryButtons } from './page-state.ts';
import { MACHINE_MS, type Settled, settle } from './settle.ts';
import { type Bench, type Money, openStage, type Stage } from './stage.ts';
import type { Visit } from './visit.ts';

/** A fault of the 19, or an answer within the contract, made up by a seed or as an extreme. */
export type CellFault = FaultName | `extreme-${Recipe}`;

/** What is tried at once: a visit, and what each of its calls gets instead of its answer. */
export interface Cell {
  visit: Visit;
  faults: ReadonlyMap<OperationId, CellFault>;
}

/** How a visit ends when nothing fails. */
export interface Control {
  /** What is busy all the same, such as a list that loads as it comes near. */
  busy: readonly string[];
  /** What is on the page; undefined when only `busy` is known. */
  text?: string;
  /** Everything that was said until then. */
  words?: string;
  /** The player's money before and after it. */
  money: readonly Money[];
}

/** After these a login is wanted, not a retry. */
const ENDING: readonly CellFault[] = ['http-401', 'rotated-token', 'storage-cleared'];

/** After the fault is lifted an outcome that was unknown is known within so many ms of the page's time. */
const CHECKED_MS = 70_000;

const pathOf = (call: OperationId): string => {
  const row = operations.find(({ operationId }) => operationId === call);
  if (!row) throw new Error(`The contract has no call ${call}.`);
  return row.path;
};

export const isExtreme = (fault: CellFault): fault is `extreme-${Recipe}` => fault.startsWith('extreme-');

/** Nothing that the page has stored is left; the page itself goes on. */
async function clearStorage({ page, devtools, server }: Bench): Promise<void> {
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  const storageTypes = 'local_storage,indexeddb,cache_storage';
  await devtools.send('Storage.clearDataForOrigin', { origin: server.address, storageTypes });
}

function planOf(call: OperationId, fault: CellFault, bench: Bench): Plan {
  if (isExtreme(fault)) {
    const name = fault.slice('extreme-'.length);
    const recipe = /^\d+$/.test(name) ? Number(name) : (name as Exclude<Recipe, number>);
    const body = JSON.stringify({ success: true, message: '', data: randomAnswer(call, recipe) });
    return { replace: () => ({ status: 200, headers: { 'content-type': 'application/json' }, body }) };
  }
  const { isRefusal, spoil, mock, disturbs } = faultOf(fault);
  if (mock) return { mock };
  if (disturbs === 'storage-cleared') return { meanwhile: () => clearStorage(bench) };
  if (disturbs === 'socket-garbage') {
    // Once: what the nonsense makes the page ask must not bring more of it.
    let isSaid = false;
    return {
      meanwhile: async () => {
        if (!isSaid) bench.server.garble();
        isSaid = true;
      },
    };
  }
  return isRefusal ? { replace: () => spoil({ status: 200, headers: {}, body: '' }) } : { spoil };
}

/** Errors a developer would see in the console; the browser's own line about a request that failed is none. */
function watchErrors(page: Page): Finding[] {
  const found: Finding[] = [];
  page.on('pageerror', (error) => {
    found.push({
      kind: 'page-error',
      what: (error.stack ?? error.message).split('\n').slice(0, 2).join(' '),
    });
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      found.push({ kind: 'console-error', what: message.text().slice(0, 200) });
  });
  return found;
}

/** A call may come later than all others: after a pause of the page, within so many looks. */
const LATE_TRIES = 4;

/**
 * Goes through the visit; `fail` is called before what causes its calls.
 * @returns what is seen once it is at rest
 * @throws when one of the calls was not made
 */
async function go({
  bench,
  stage,
  visit,
  calls,
  areAllMade = true,
  fail,
}: {
  bench: Bench;
  stage: Stage;
  visit: Visit;
  calls: readonly OperationId[];
  /** A lawful answer of one call may make the next one needless: a number that is in use gets no SMS. */
  areAllMade?: boolean;
  fail: () => void;
}): Promise<Settled> {
  const { server, page } = bench;
  const { address } = stage;
  if (!visit.act) fail();
  await page.goto(address);
  let before = '';
  if (visit.act) {
    before = (await settle(bench)).words;
    await visit.arrive?.(stage);
    server.calls = [];
    fail();
    await visit.act(stage);
  }
  const missing = () => calls.filter((call) => !server.calls.includes(pathOf(call)));
  const isUnfit = () => missing().length >= (areAllMade ? 1 : calls.length);
  let settled = await settle(bench);
  const until = Date.now() + MACHINE_MS;
  for (
    let tries = 0;
    missing().length > 0 && (tries < LATE_TRIES || (isUnfit() && Date.now() < until));
    tries += 1
  ) {
    const { last, words } = await settle(bench);
    settled = { last, words: `${settled.words}\n${words}` };
  }
  if (isUnfit()) throw new Error(`${address} caused no ${missing().join(', ')}.`);
  return { ...settled, words: `${before}\n${settled.words}` };
}

/** Opens a screen without a fault. @returns the calls that it makes by itself */
export async function callsOfScreen(bench: Bench, visit: Visit): Promise<OperationId[]> {
  const stage = await openStage(bench, visit);
  try {
    await stage.page.goto(stage.address);
    await settle(bench);
    const made = new Set(bench.server.calls);
    return operations.filter(({ path }) => made.has(path)).map(({ operationId }) => operationId);
  } finally {
    await stage.close();
  }
}

/** Runs a visit without a fault. @throws when it does not cause its calls, or is not clean by itself */
export async function runControl(bench: Bench, visit: Visit): Promise<Control> {
  const stage = await openStage(bench, visit);
  try {
    const errors = watchErrors(stage.page);
    const before = await stage.money();
    const { last, words } = await go({ bench, stage, visit, calls: visit.calls, fail: () => undefined });
    const found = [...errors, ...blankFindings(last), ...wordFindings(words)];
    if (found.length > 0)
      throw new Error(`${stage.address} is not clean by itself: ${JSON.stringify(found)}`);
    const money = [before, await stage.money()].filter((state) => state !== undefined);
    return { busy: last.busy, text: last.text, words, money };
  } finally {
    await stage.close();
  }
}

/**
 * Lifts the faults and retries as a player would.
 * @param hidden failed parts at most that show once another one is there
 */
async function mend(
  bench: Bench,
  stage: Stage,
  failed: Settled,
  control: Control,
  hidden: number,
): Promise<Finding[]> {
  const found: Finding[] = [];
  bench.server.lift();
  let { last } = failed;
  // One button for each part that failed; behind a screen that failed as a whole more of them may appear.
  for (let taps = failed.last.retries + hidden; taps > 0 && last.retries > 0; taps -= 1) {
    const buttons = retryButtons(stage.page);
    await buttons
      .first()
      .click({ timeout: MACHINE_MS })
      // Without a button what failed came by itself, which is better still.
      .catch(async (error: Error) => {
        if ((await buttons.count()) > 0)
          found.push({ kind: 'dead-retry', what: error.message.slice(0, 160) });
      });
    ({ last } = await settle(bench, CHECKED_MS));
  }
  if (failed.last.retries === 0) ({ last } = await settle(bench, CHECKED_MS));
  if (last.retries > 0) found.push({ kind: 'dead-retry', what: 'the button is there again after the tap' });
  // What was busy before is reported already, unless it was checking.
  const reported = busyFindings(failed.last, control.busy, true).map(({ what }) => what);
  found.push(...busyFindings(last, [...control.busy, ...reported], false), ...blankFindings(last));
  found.push(...moneyFindings(await stage.money(), control.money));
  return found;
}

/** Runs a cell: the faults, what the player sees of them, and after they are lifted whether a retry works. */
export async function runCell(bench: Bench, { visit, faults }: Cell, control: Control): Promise<Finding[]> {
  const { server } = bench;
  const stage = await openStage(bench, visit);
  try {
    const found = watchErrors(stage.page);
    const fail = () => {
      for (const [call, fault] of faults) server.plan(pathOf(call), planOf(call, fault, bench));
    };
    const tried = [...faults.values()];
    const areAllMade = !tried.every(isExtreme);
    const failed = await go({ bench, stage, visit, calls: [...faults.keys()], areAllMade, fail });
    found.push(...blankFindings(failed.last), ...wordFindings(failed.words, visit.isProbe));
    found.push(...busyFindings(failed.last, control.busy, true), ...stormFindings(server.asked));
    if (!areAllMade) return found;
    if (control.words !== undefined) found.push(...lieFindings(failed.words, control.words));
    // Without its storage the page has no session either: the login takes the place of the screen.
    if (visit.typed && !tried.includes('storage-cleared'))
      found.push(...lostFindings(failed.last, visit.typed, control.text));
    // A session that ended wants a login, not a retry.
    const isSessionOver = ENDING.some((fault) => tried.includes(fault));
    const canRetry = failed.last.retries > 0 && !isSessionOver;
    if (canRetry || visit.isMoney || visit.isProbe)
      found.push(...(await mend(bench, stage, failed, control, tried.length - 1)));
    return found;
  } finally {
    await stage.close();
  }
}
