import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameFile, GameFiles } from './game-files.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Node calls the stripping of types experimental whenever it starts; the person at the terminal cannot act on it. */
function withoutWarnings<Result>(run: () => Result): Result {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return run();
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** Without comments and indentation. No file of the pages holds a text of several lines or a comment within one. */
function slim(text: string): string {
  return text
    .replace(/^\s*\/\*[\s\S]*?\*\/$/gm, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^\s+|[ \t]+$/gm, '')
    .replace(/\n+/g, '\n')
    .replace(/ {2,}/g, ' ');
}

/** The same for styles, where spaces and lines beside signs mean nothing; beside a sum they do, and stay. */
function slimStyle(text: string): string {
  return slim(text)
    .replace(/\s*([{};,])\s*|(:)\s+/g, '$1$2')
    .replaceAll(';}', '}')
    .replace(/(?<![\d.])0\.(?=\d)/g, '.');
}

/** `import type` and the like are gone from the text; a page imports its own files by their `.ts` names. */
function read(name: string): GameFile {
  const source = readFileSync(join(folder, name), 'utf8');
  if (name.endsWith('.css')) return { type: 'text/css', text: slimStyle(source) };
  const script = withoutWarnings(() => stripTypeScriptTypes(source, { mode: 'strip' }));
  return { type: 'text/javascript', text: slim(script) };
}

/** The scripts and styles of the game pages as a browser takes them: read from the disk, types stripped, no bundler. */
export function readGameFiles(): GameFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^(?:client\/[\w-]+|[\w-]+\/page[\w-]*)\.(?:ts|css)$/.test(name))
    .sort();
  const files = new Map(names.map((name) => [name, read(name)]));
  const hash = createHash('sha256');
  for (const [name, { text }] of files) hash.update(`${name}\n${text}\n`);
  return { version: hash.digest('hex').slice(0, 12), files };
}
