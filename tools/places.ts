/**
 * Finds the source positions for a reported stack (SHP-03), with the source maps in dist-maps/.
 *
 * npm run places -- /assets/index-Ab1.js:1:2345 ...
 * npm run places -- --maps FOLDER < report.json: the maps of another release; any text with positions
 */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readOptions } from './shared/options.ts';
import { PlainProblem, runCommand } from './shared/ports.ts';

const USAGE = 'Use: npm run places -- [--maps FOLDER] /assets/index-Ab1.js:1:2345 ...';
const PLACE = /assets\/([\w.-]+\.js):(\d+):(\d+)/g;

function readMap(folder: string, script: string): SourceMap {
  try {
    return new SourceMap(JSON.parse(readFileSync(join(folder, `${script}.map`), 'utf8')));
  } catch {
    throw new PlainProblem(
      `${folder} has no map of ${script}. Build that release (npm run build), or name the folder in which its dist-maps/ was stored: --maps FOLDER.`,
    );
  }
}

await runCommand(async () => {
  const { values, positionals } = readOptions(USAGE, {
    options: { maps: { type: 'string', default: 'dist-maps' } },
    allowPositionals: true,
  });
  const given =
    positionals.length > 0 || process.stdin.isTTY ? positionals.join('\n') : await text(process.stdin);
  const places = [...given.matchAll(PLACE)];
  if (places.length === 0)
    throw new PlainProblem('No place was given. A place looks like /assets/index-Ab1.js:1:2345.');
  for (const [place, script = '', line, column] of places) {
    // Stacks count from 1, maps from 0.
    const found = readMap(values.maps, script).findEntry(Number(line) - 1, Number(column) - 1);
    console.log(
      'originalSource' in found
        ? `${found.originalSource.replace(/^(?:\.\.\/)+/, '')}:${found.originalLine + 1}:${found.originalColumn + 1} ${'name' in found ? found.name : ''}`.trim()
        : `${place} belongs to no source.`,
    );
  }
  return 0;
});
