/**
 * Drives the production build in dist/ through every call of the contract with every fault, and sorts out by machine what
 * a player would stumble over (findings.ts).
 *
 *   npm run faults                                                everything: about 50 minutes
 *   npm run faults -- --call gameList --fault hang --headed
 *
 * Exit 1 on any finding, 2 when a visit itself does not work.
 */
import { chromium } from 'playwright';
import { browserPath, NO_BROWSER, shownBrowserPath } from '../../tools/setup/browser.mjs';
import { startServe } from '../../tools/shared/start-serve.ts';
import { CHROMIUM_ARGS, WITHOUT_PICTURES } from '../support/chromium.ts';
import { type Cell, type Control, runCell, runControl } from './cell.ts';
import { FaultyServer } from './faulty-server.ts';
import { readOptions } from './options.ts';
import { openSweep, type SweepContext } from './stage.ts';
import type { Visit } from './visit.ts';

// The verdict does not depend on pictures.
const ARGUMENTS = [...CHROMIUM_ARGS, WITHOUT_PICTURES, '--no-proxy-server', '--disable-remote-fonts'];
const PAGES_AT_ONCE = 2;
/** In ms; a longer step means that the visit does not work. */
const STEP_TIMEOUT_MS = 120_000;

const options = readOptions(process.argv.slice(2));
const executablePath = options.isHeaded ? shownBrowserPath('.') : browserPath('.');
if (!executablePath) {
  console.error(NO_BROWSER);
  process.exit(2);
}

let [ran, wrong] = [0, 0];
const broken: string[] = [];
const waiting = [...options.cells];
const serve = await startServe({});
const browser = await chromium.launch({ executablePath, args: ARGUMENTS, headless: !options.isHeaded });

const nameOf = ({ faults }: Cell) => [...faults].map((each) => each.join(' ')).join(', ');

async function runNext(sweep: SweepContext, cell: Cell, controls: Map<Visit, Control>): Promise<void> {
  // First without a fault: a broken visit would find nothing or the wrong things. The fixed part runs this only for
  // money and forms, because it is short of time and its visits have no busy parts.
  const needsControl = !options.isFixed || cell.visit.isMoney || cell.visit.typed;
  const control =
    controls.get(cell.visit) ??
    (needsControl ? await runControl(sweep, cell.visit) : { busy: [], money: [] });
  controls.set(cell.visit, control);
  const findings = await runCell(sweep, cell, control);
  ran += 1;
  if (findings.length > 0) wrong += 1;
  for (const { kind, what } of findings) console.log(`  ${nameOf(cell)}: ${kind}: ${what}`);
}

async function onBench(): Promise<void> {
  const server = await FaultyServer.start(serve.address);
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(STEP_TIMEOUT_MS);
  await work(() => openSweep(context, server));
  await context.close();
  await server.stop();
}

async function work(fresh: () => Promise<SweepContext>): Promise<void> {
  const controls = new Map<Visit, Control>();
  let sweep = await fresh();
  for (let cell = waiting.shift(); cell; cell = waiting.shift()) {
    try {
      await runNext(sweep, cell, controls);
    } catch (error) {
      broken.push(`${nameOf(cell)}: ${error instanceof Error ? error.message : error}`);
      console.log(`  ${broken.at(-1)}`);
      await sweep.page.close();
      sweep = await fresh();
    }
  }
}

await Promise.all(Array.from({ length: PAGES_AT_ONCE }, onBench));
await browser.close();
await serve.stop();

console.log(`${ran} cells, ${wrong} with findings`);
if (broken.length > 0) console.log(`\n${broken.length} cells could not run:\n${broken.join('\n')}`);
process.exitCode = broken.length > 0 ? 2 : wrong > 0 ? 1 : 0;
