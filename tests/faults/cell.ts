import { type OperationId, operations } from '@copihue/contract/operations';
import type { Page } from 'playwright';
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
import { type Money, openStage, type Stage, type SweepContext } from './stage.ts';
import type { Visit } from './visit.ts';

/** A visit, and the fault of each of its calls. */
export interface Cell {
  visit: Visit;
  faults: ReadonlyMap<OperationId, FaultName>;
}

export interface Control {
  /** Busy without a fault too, such as a list that loads near the screen. */
  busy: readonly string[];
  /** Undefined when only `busy` is known. */
  text?: string;
  words?: string;
  money: readonly Money[];
}

/** These faults lead to a login, not to a retry. */
const ENDING: readonly FaultName[] = ['http-401', 'rotated-token', 'storage-cleared'];

/** The page must know an unknown outcome within this many ms of its own time after the fault ends. */
const CHECKED_MS = 70_000;

const pathOf = (call: OperationId): string => {
  const row = operations.find(({ operationId }) => operationId === call);
  if (!row) throw new Error(`The contract has no call ${call}.`);
  return row.path;
};

async function clearStorage({ page, devtools, server }: SweepContext): Promise<void> {
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  const storageTypes = 'local_storage,indexeddb,cache_storage';
  await devtools.send('Storage.clearDataForOrigin', { origin: server.address, storageTypes });
}

function planOf(fault: FaultName, sweep: SweepContext): Plan {
  const { isRefusal, spoil, mock, disturbs } = faultOf(fault);
  if (mock) return { mock };
  if (disturbs === 'storage-cleared') return { meanwhile: () => clearStorage(sweep) };
  if (disturbs === 'socket-garbage') {
    // Once: the nonsense can cause further calls, which must not repeat it.
    let isShown = false;
    return {
      meanwhile: async () => {
        if (!isShown) sweep.server.garble();
        isShown = true;
      },
    };
  }
  return isRefusal ? { replace: () => spoil({ status: 200, headers: {}, body: '' }) } : { spoil };
}

/** Without the browser's own line about a failed request. */
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

/**
 * @param fail called just before the step that causes the calls
 * @returns the state at rest
 * @throws when one of the calls was not made
 */
async function runVisit({
  sweep,
  stage,
  visit,
  calls,
  fail,
}: {
  sweep: SweepContext;
  stage: Stage;
  visit: Visit;
  calls: readonly OperationId[];
  fail: () => void;
}): Promise<Settled> {
  const { server, page } = sweep;
  const { address } = stage;
  if (!visit.act) fail();
  await page.goto(address);
  let before = '';
  if (visit.act) {
    before = (await settle(sweep)).words;
    await visit.arrive?.(stage);
    server.calls = [];
    fail();
    await visit.act(stage);
  }
  const missing = () => calls.filter((call) => !server.calls.includes(pathOf(call)));
  let settled = await settle(sweep);
  const until = Date.now() + MACHINE_MS;
  while (missing().length > 0 && Date.now() < until) {
    const { last, words } = await settle(sweep);
    settled = { last, words: `${settled.words}\n${words}` };
  }
  if (missing().length > 0) throw new Error(`${address} caused no ${missing().join(', ')}.`);
  return { ...settled, words: `${before}\n${settled.words}` };
}

/** Runs a visit without a fault. @throws when it does not make its calls, or is not clean */
export async function runControl(sweep: SweepContext, visit: Visit): Promise<Control> {
  const stage = await openStage(sweep, visit);
  try {
    const errors = watchErrors(stage.page);
    const before = await stage.money();
    const { last, words } = await runVisit({
      sweep,
      stage,
      visit,
      calls: visit.calls,
      fail: () => undefined,
    });
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
 * Ends the faults and retries as a player would.
 * @param hidden largest number of failed parts that appear after another one is repaired
 */
async function recover(
  sweep: SweepContext,
  stage: Stage,
  failed: Settled,
  control: Control,
  hidden: number,
): Promise<Finding[]> {
  const found: Finding[] = [];
  sweep.server.lift();
  let { last } = failed;
  // A repaired screen can show further failed parts, each with its own button.
  for (let taps = failed.last.retries + hidden; taps > 0 && last.retries > 0; taps -= 1) {
    const buttons = retryButtons(stage.page);
    await buttons
      .first()
      .click({ timeout: MACHINE_MS })
      // Without a button the part recovered by itself, which is better.
      .catch(async (error: Error) => {
        if ((await buttons.count()) > 0)
          found.push({ kind: 'dead-retry', what: error.message.slice(0, 160) });
      });
    ({ last } = await settle(sweep, CHECKED_MS));
  }
  if (failed.last.retries === 0) ({ last } = await settle(sweep, CHECKED_MS));
  if (last.retries > 0) found.push({ kind: 'dead-retry', what: 'the button is there again after the tap' });
  // Findings from before are reported already, except for a check under way.
  const reported = busyFindings(failed.last, control.busy, true).map(({ what }) => what);
  found.push(...busyFindings(last, [...control.busy, ...reported], false), ...blankFindings(last));
  found.push(...moneyFindings(await stage.money(), control.money));
  return found;
}

export async function runCell(
  sweep: SweepContext,
  { visit, faults }: Cell,
  control: Control,
): Promise<Finding[]> {
  const { server } = sweep;
  const stage = await openStage(sweep, visit);
  try {
    const found = watchErrors(stage.page);
    const fail = () => {
      for (const [call, fault] of faults) server.plan(pathOf(call), planOf(fault, sweep));
    };
    const tried = [...faults.values()];
    const failed = await runVisit({ sweep, stage, visit, calls: [...faults.keys()], fail });
    found.push(...blankFindings(failed.last), ...wordFindings(failed.words, visit.isProbe));
    found.push(...busyFindings(failed.last, control.busy, true), ...stormFindings(server.sent));
    if (control.words !== undefined) found.push(...lieFindings(failed.words, control.words));
    // Without storage there is no session, so the login replaces the screen.
    if (visit.typed && !tried.includes('storage-cleared'))
      found.push(...lostFindings(failed.last, visit.typed, control.text));
    const isSessionOver = ENDING.some((fault) => tried.includes(fault));
    const canRetry = failed.last.retries > 0 && !isSessionOver;
    if (canRetry || visit.isMoney || visit.isProbe)
      found.push(...(await recover(sweep, stage, failed, control, tried.length - 1)));
    return found;
  } finally {
    await stage.close();
  }
}
