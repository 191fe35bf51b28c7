import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { browserPath } from '../setup/browser.mjs';
import { PlainProblem } from '../shared/ports.ts';
import { startServe } from '../shared/start-serve.ts';

export const PHONE = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'es-CL',
};

/** The options of a measure, all of them texts with a default. @throws PlainProblem for another one */
export function readOptions<Name extends string>(args: string[], defaults: Readonly<Record<Name, string>>) {
  const options = Object.fromEntries(
    Object.entries<string>(defaults).map(([name, value]) => [
      name,
      { type: 'string', default: value } as const,
    ]),
  );
  try {
    return parseArgs({ args, options }).values as Record<Name, string>;
  } catch (problem) {
    throw new PlainProblem(problem instanceof Error ? problem.message : String(problem));
  }
}

/** The upper one of two in the middle; undefined for an empty list. */
export const median = (list: readonly number[]) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

export function startBrowser(...args: string[]): Promise<Browser> {
  const executablePath = browserPath('.');
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
}

/** Runs with a browser and a server of the build in dist/, which has so many games. */
export async function withBuild<T>(
  games: string,
  run: (browser: Browser, address: string) => Promise<T>,
): Promise<T> {
  const server = await startServe({}, ['--games', games]);
  const browser = await startBrowser();
  try {
    return await run(browser, server.address);
  } finally {
    await browser.close();
    await server.stop();
  }
}

export const tableOf = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** Writes figures as Markdown; the words say how they came about. */
export function writeFigures(file: string, words: string, table: string): void {
  writeFileSync(file, `${words} Load average at the end ${loadavg()[0]?.toFixed(1)}.\n\n${table}\n`);
  console.log(`\n${table}\n\nWritten to ${file}.`);
}
