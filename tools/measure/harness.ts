import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, relative } from 'node:path';
import { type Browser, chromium } from 'playwright';
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

export function startBrowser(...args: string[]): Promise<Browser> {
  const executablePath = browserPath('.');
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
}

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

export function readBuild(folder = 'dist'): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile() && !/\.(?:br|gz|zst)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file)}`, readFileSync(file)] as const),
  );
}

export const withoutScripts = (html: string) =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');

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
