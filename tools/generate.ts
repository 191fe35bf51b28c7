/**
 * Generates everything that is derived from the contract, the locale files and the typefaces.
 *
 *   node tools/generate.ts            writes src/api/generated, src/realtime/generated, mock-server/generated, locales/
 *   node tools/generate.ts --check    generates into a temporary folder and compares; exit 1 names what differs (CON-02)
 */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleContract } from './generate/bundle.ts';
import { differences } from './generate/differences.ts';
import { writeLetters } from './generate/letters.ts';
import { writeLists } from './generate/lists.ts';
import { writeLocales } from './generate/locales.ts';
import { runOrval } from './generate/run-orval.ts';
import { writeSocketEvents } from './generate/socket-events.ts';

const GENERATED = ['src/api/generated', 'src/realtime/generated', 'mock-server/generated', 'locales'];
const CHECK_ROOT = '.cache/drift';

async function generateInto(root: string): Promise<void> {
  const contract = bundleContract('openapi/openapi.yaml');
  await runOrval(contract, root);
  writeLists(contract, root);
  writeSocketEvents(contract, root);
  writeLocales(root);
  writeLetters(root);
}

/** The generators read hand-written files beside their output: the transport and the locale texts. */
function prepareCheckRoot(): void {
  rmSync(CHECK_ROOT, { recursive: true, force: true });
  mkdirSync(`${CHECK_ROOT}/src/api`, { recursive: true });
  cpSync('src/api/call.ts', `${CHECK_ROOT}/src/api/call.ts`);
  cpSync('.typesafe-i18n.json', `${CHECK_ROOT}/.typesafe-i18n.json`);
  cpSync('tsconfig.json', `${CHECK_ROOT}/tsconfig.json`);
  cpSync('locales', `${CHECK_ROOT}/locales`, { recursive: true });
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
if (values.check) {
  prepareCheckRoot();
  await generateInto(CHECK_ROOT);
  const drift = GENERATED.flatMap((folder) => differences(folder, resolve(CHECK_ROOT, folder)));
  if (drift.length > 0) {
    console.error(
      `Generated code differs from the contract or the locales:\n${drift.map((d) => `  ${d}`).join('\n')}`,
    );
    console.error('How to mend: run `npm run generate` and commit what changed.');
    process.exit(1);
  }
  console.log('Generated code matches the contract and the locales.');
} else {
  await generateInto('.');
  console.log(`Generated ${GENERATED.join(', ')}.`);
}
