import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { browserPath } from '../setup/browser.mjs';
import { readOptions as readWords } from '../shared/options.ts';
import { startServe } from '../shared/start-serve.ts';

export const PHONE = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'es-CL',
};

/** Each option is a text with a default. */
export function readOptions<Name extends string>(args: string[], defaults: Readonly<Record<Name, string>>) {
  const options = Object.fromEntries(
    Object.entries<string>(defaults).map(([name, value]) => [
      name,
      { type: 'string', default: value } as const,
    ]),
  );
  const usage = `Use ${Object.keys(defaults)
    .map((name) => `--${name}`)
    .join(', ')}, each with a value.`;
  return readWords(usage, { args, options }).values as Record<Name, string>;
}

/** The upper median. Undefined for an empty list. */
export const median = (list: readonly number[]) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

/** @param link rates in kbit/s, `rtt` in ms; without it the link stays as it is */
export async function slowDown(
  page: Page,
  slowdown: number,
  link?: { rtt: number; down: number; up: number },
): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await cdp.send('Performance.enable');
  await cdp.send('Network.enable');
  if (link)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: link.rtt,
      downloadThroughput: link.down * 125,
      uploadThroughput: link.up * 125,
    });
  return cdp;
}

export async function withBuild<T>(
  games: string,
  run: (browser: Browser, address: string) => Promise<T>,
): Promise<T> {
  const server = await startServe({}, ['--games', games]);
  const executablePath = browserPath('.');
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await run(browser, server.address);
  } finally {
    await browser.close();
    await server.stop();
  }
}

export const tableOf = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

function withPart(text: string, part: string): string {
  const heading = (of: string) => of.split('\n', 1)[0];
  const parts = text.split(/^(?=#+ )/m).filter((each) => each.trim() !== '');
  const isThere = parts.some((each) => heading(each) === heading(part));
  const now = isThere
    ? parts.map((each) => (heading(each) === heading(part) ? part : each))
    : [...parts, part];
  return `${now.map((each) => each.trim()).join('\n\n')}\n`;
}

/** Writes one part of a Markdown file. `words` begins with its heading and explains how the figures were measured. */
export function writeFigures(file: string, words: string, table: string): void {
  const part = `${words} Load average at the end ${loadavg()[0]?.toFixed(1)}.\n\n${table}\n`;
  writeFileSync(file, withPart(existsSync(file) ? readFileSync(file, 'utf8') : '', part));
  console.log(`\n${table}\n\nWritten to ${file}.`);
}
