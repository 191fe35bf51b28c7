/**
 * `npm run check -- browsers`: the main journeys (SHP-01) on Chromium, Firefox and WebKit, or on the engines that the
 * arguments name. Playwright gets the other arguments: `npm run check -- browsers webkit --grep language`. Installs
 * missing engines. If that fails, the run fails, but the other engines are tested.
 */
import { fileURLToPath } from 'node:url';
import { ENGINES, type Engine, provideEngine } from './setup/engines.ts';
import { runNode } from './shared/child.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isEngine = (word: string): word is Engine => ENGINES.some((engine) => engine === word);
const words = process.argv.slice(2);
const named = words.filter(isEngine);
const wanted = named.length > 0 ? named : [...ENGINES];

const problems = wanted.flatMap((engine) => {
  const problem = provideEngine(engine, root);
  return problem ? [{ engine, problem }] : [];
});
const ready = wanted.filter((engine) => problems.every((found) => found.engine !== engine));

let code = problems.length > 0 ? 1 : 0;
if (ready.length > 0) {
  const options = [
    ...ready.map((engine) => `--project=${engine}`),
    ...words.filter((word) => !isEngine(word)),
  ];
  const playwright = ['node_modules/playwright/cli.js', 'test', '--config=tests/e2e/engines.config.ts'];
  code = Math.max(code, await runNode([...playwright, ...options]));
}
for (const { problem } of problems) console.error(problem);
process.exitCode = code;
