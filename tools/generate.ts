/**
 * Generates everything that is derived from the contract, the routes, the texts, the typefaces and the drawings.
 *
 * node tools/generate.ts: writes the generated folders, the route tree and the types of the texts
 * node tools/generate.ts --check: generates into a copy and compares; exit 1 names every file that differs (CON-02)
 */

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import process from 'node:process';
import { Generator, getConfig } from '@tanstack/router-generator';
import { generate } from 'orval';
import orvalProjects from '../orval.config.ts';
import { bundleContract } from './generate/bundle.ts';
import { type Contract, HEADER, operationsOf } from './generate/contract.ts';
import { readControl, writeControl } from './generate/control.ts';
import { DRAWINGS, writeDrawings } from './generate/drawings.ts';
import { writeAnswerTable, writeHandlerTable } from './generate/handler-table.ts';
import { writeDisplayFace, writeLetters } from './generate/letters.ts';
import { moveTypes, refineOperationFiles } from './generate/operation-files.ts';
import { writePublished } from './generate/publish.ts';
import { writeRefusals } from './generate/refusals.ts';
import { writeSocketEvents } from './generate/socket-events.ts';
import { readOptions } from './shared/options.ts';
import { PlainProblem, runCommand } from './shared/ports.ts';

function writeLists(contract: Contract): void {
  const operations = operationsOf(contract);
  const rows = operations.map(
    (o) =>
      `  { operationId: '${o.operationId}', path: '${o.path}', tag: '${o.tag}', guest: ${o.guest}, gateway: ${o.gateway}, kind: '${o.kind}' },`,
  );
  writeFileSync(
    'openapi/generated/operations.ts',
    `${HEADER}
export interface OperationRow {
  readonly operationId: OperationId;
  readonly path: string;
  readonly tag: string;
  readonly guest: boolean;
  readonly gateway: boolean;
  readonly kind: 'query' | 'mutation';
}

export type OperationId =
${operations.map((o) => `  | '${o.operationId}'`).join('\n')};

/** Every call of the contract. */
export const operations: readonly OperationRow[] = [
${rows.join('\n')}
];
`,
  );
}

const FOLDERS = {
  'openapi/generated': 'Types and validators of every call and of the socket events',
  'src/api/generated': 'Fetch functions and React Query hooks of every call',
  'mock-server/generated': 'What the mock backend knows of every call',
  'mock-server/studio/generated': 'The drawings, and the outlines of their letters',
  'openapi/dist':
    'The contract for other tools: OpenAPI 3.1 as one document, the socket events as AsyncAPI 3.0, and the test control protocol',
  'src/styles/generated': 'The face of titles and large amounts, with the characters they use',
  'tests/generated': 'Random answers of every call that keep the contract',
};
const PLACES = [...Object.keys(FOLDERS), 'locales', 'src/route-tree.gen.ts'];
const INPUTS = ['openapi', 'locales', 'src/routes', 'src/tsr.config.json', 'src/api/call.ts', DRAWINGS];
const SETTINGS = ['tsconfig.json', '.typesafe-i18n.json'];

/** A file of English texts that another language lacks begins there without texts of its own. */
function writeMissingTexts(): void {
  for (const english of globSync('locales/en/**/index.ts')) {
    const [, , ...below] = english.split(sep);
    const up = '../'.repeat(below.length);
    const [, type = ''] = / satisfies (\w+)/.exec(readFileSync(english, 'utf8')) ?? [];
    for (const { name, parentPath } of readdirSync('locales', { withFileTypes: true })) {
      const file = join(parentPath, name, ...below);
      if (name.includes('.') || existsSync(file)) continue;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(
        file,
        `import english from '${up}en/${below.join('/')}';
import type { ${type} } from '${up}i18n-types.ts';
import { overEnglish } from '${up}over-english.ts';

export default overEnglish<${type}>(english, {});
`,
      );
    }
  }
}

/** The generator reads `.typesafe-i18n.json` in the working directory. */
function writeLocales(): void {
  writeMissingTexts();
  // The texts import their types from the file that the generator writes. Without those types it takes 1 s instead of
  // 4.
  writeFileSync(
    'locales/i18n-types.ts',
    'export type BaseTranslation = object;\nexport type Translation = object;\n',
  );
  const generator = resolve(import.meta.dirname, '../node_modules/.bin/typesafe-i18n');
  execFileSync(generator, ['--no-watch'], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Uses src/tsr.config.json, as the Vite plugin does. */
async function writeRouteTree(): Promise<void> {
  const root = resolve('src');
  await new Generator({ config: getConfig({}, root), root }).run();
}

async function generateHere(): Promise<void> {
  for (const [folder, holds] of Object.entries(FOLDERS)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'README.md'),
      `${holds}, written by \`npm run generate\`: change the source and run it again.\n`,
    );
  }
  const contract = bundleContract('openapi/openapi.yaml');
  // First, because it finds mistakes that no lint knows, and orval is slow.
  try {
    writeRefusals(contract);
  } catch (error) {
    throw new PlainProblem((error as Error).message);
  }
  for (const project of Object.values(orvalProjects())) await generate(project);
  moveTypes();
  refineOperationFiles(contract);
  writeLists(contract);
  writeHandlerTable(contract);
  writeAnswerTable(contract);
  writeSocketEvents(contract);
  writeLocales();
  writeLetters();
  writeDrawings();
  await writeDisplayFace();
  writePublished(contract);
  await writeControl(readControl());
  await writeRouteTree();
}

const readGenerated = () =>
  new Map(
    globSync(PLACES.flatMap((place) => [place, `${place}/**/*.*`]))
      .filter((file) => statSync(file).isFile())
      .map((file) => [file, readFileSync(file, 'latin1')]),
  );

/** Generates into a copy of the sources, so that a failure of any step leaves what was generated as it is. */
async function generateIntoCopy(copy: string): Promise<ReturnType<typeof readGenerated>> {
  const project = process.cwd();
  rmSync(copy, { recursive: true, force: true });
  for (const input of [...INPUTS, ...SETTINGS]) {
    mkdirSync(dirname(join(copy, input)), { recursive: true });
    cpSync(input, join(copy, input), { recursive: true });
  }
  process.chdir(copy);
  await generateHere();
  const fresh = readGenerated();
  process.chdir(project);
  return fresh;
}

const { values } = readOptions('Without an option it writes; --check compares and changes nothing.', {
  options: { check: { type: 'boolean', default: false } },
});
await runCommand(async () => {
  const fresh = await generateIntoCopy(resolve('.cache/drift'));
  const before = readGenerated();
  const differing = [...new Set([...fresh.keys(), ...before.keys()])].filter(
    (file) => fresh.get(file) !== before.get(file),
  );
  if (!values.check) {
    for (const file of differing) {
      const text = fresh.get(file);
      mkdirSync(dirname(file), { recursive: true });
      if (text === undefined) rmSync(file);
      else writeFileSync(file, text, 'latin1');
    }
    console.log(`Generated ${PLACES.join(', ')}.`);
  } else if (differing.length > 0) {
    console.error(
      `Generated code differs from its sources:\n${differing.map((file) => `  ${file} differs`).join('\n')}`,
    );
    console.error('How to fix it: run `npm run generate` and commit what changed.');
    return 1;
  } else
    console.log(
      'Generated code matches the contract, the routes, the texts, the typefaces and the drawings.',
    );
  return 0;
});
