/**
 * Checks the size of the first view, in kB of 1000 bytes: scripts in brotli 11, the page in gzip 9 (the larger of what
 * servers send), inlined style as the browser parses it. Exit 1 when one is over its limit.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { locales } from '../locales/i18n-util.ts';

const DIST = 'dist';
const SCRIPT_LIMIT_KB = 114.5;
const STYLE_LIMIT_KB = 12;
const PAGE_LIMIT_KB = 13.9;
const LARGEST_SHOWN = 5;

interface Measure {
  what: string;
  kb: number;
  limitKb: number;
  note?: string;
}

function brotliKb(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000;
}

/** The scripts that the page names, and all that they import, without dynamic imports. */
function initialFiles(html: string): string[] {
  const chunks: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'),
  );
  const found = new Set<string>(html.match(/\bassets\/[\w.-]+\.js\b/g));
  for (const name of found) {
    const { imports = [] } = Object.values(chunks).find(({ file }) => file === name) ?? {};
    for (const key of imports) found.add(chunks[key]?.file ?? key);
  }
  return [...found];
}

/** The page names the texts of every language and loads those of one. */
const isTexts = (file: string) => locales.some((code) => file.startsWith(`assets/${code}-`));

function scripts(html: string): Measure {
  const files = initialFiles(html)
    .map((file) => ({ file, kb: brotliKb(readFileSync(join(DIST, file))) }))
    .sort((a, b) => b.kb - a.kb)
    .filter(({ file }, place, all) => !isTexts(file) || all.findIndex((one) => isTexts(one.file)) === place);
  if (files.length === 0) throw new Error(`${DIST}/index.html loads no script.`);
  const largest = files
    .slice(0, LARGEST_SHOWN)
    .map(({ file, kb }) => `    ${kb.toFixed(1).padStart(6)} kB  ${file}`);
  return {
    what: `initial scripts (${files.length} files, brotli)`,
    kb: files.reduce((sum, { kb }) => sum + kb, 0),
    limitKb: SCRIPT_LIMIT_KB,
    note: largest.join('\n'),
  };
}

function styles(html: string): Measure {
  const inlined = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)]
    .map(([, css]) => css ?? '')
    .join('');
  return { what: 'inlined style', kb: Buffer.byteLength(inlined) / 1000, limitKb: STYLE_LIMIT_KB };
}

function page(html: string): Measure {
  return { what: 'page (gzip)', kb: gzipSync(html, { level: 9 }).length / 1000, limitKb: PAGE_LIMIT_KB };
}

function check(): number {
  if (!existsSync(join(DIST, 'index.html'))) {
    console.error(`${DIST}/index.html is missing. Run npm run build.`);
    return 1;
  }
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  // The printed figure is the one that counts: the hash in a script's name alone moves it by 0.1 kB.
  const measures = [scripts(html), styles(html), page(html)].map((one) => ({
    ...one,
    kb: Number(one.kb.toFixed(1)),
  }));
  for (const { what, kb, limitKb, note } of measures) {
    console.log(`${kb > limitKb ? 'over' : 'ok  '} ${kb.toFixed(1).padStart(6)} of ${limitKb} kB  ${what}`);
    if (note) console.log(note);
  }
  return measures.some(({ kb, limitKb }) => kb > limitKb) ? 1 : 0;
}

process.exitCode = check();
