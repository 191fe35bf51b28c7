/**
 * `npm run mutants`: applies each mutation of tools/mutants/list to the sources, one at a time, and lists those that no
 * test finds. The tests near the file run first, then those of the row that it breaks, until one fails. A result is
 * kept while file and tests are unchanged.
 *
 * npm run mutants -- --room money: one list; `--name TEXT`: the mutations whose name has the text
 * npm run mutants -- --only-changed: those whose file or tests changed since the last run
 * npm run mutants -- --again: ignores the results of earlier runs
 * npm run mutants -- --quick: only tests in the rooms of the sources; survivors run again the next time
 * npm run mutants -- --wide: before a mutation counts as not found, all tests that reach its file run
 * npm run mutants -- --write: writes the figures into docs/mutants.md
 * npm run mutants -- --stryker money: the operators of StrykerJS instead of the list
 */
import { globSync, readFileSync } from 'node:fs';
import { nearTests } from './check/near-tests.ts';
import { writeFigures } from './mutants/figures.ts';
import { type Judge, type Killer, openJudge } from './mutants/judge.ts';
import { type ListedMutation, listedMutations, mutated } from './mutants/mutation.ts';
import { openResults } from './mutants/results.ts';
import { runStryker } from './mutants/run-stryker.ts';
import { type Round, roundsOf } from './mutants/tests-of.ts';
import { readOptions } from './shared/options.ts';
import { PlainProblem, runCommand } from './shared/ports.ts';

const USAGE =
  'Use --room NAME, --name TEXT, --only-changed, --again, --quick, --wide, --write or --stryker ROOM.';
const { values: options } = readOptions(USAGE, {
  options: {
    room: { type: 'string' },
    name: { type: 'string' },
    'only-changed': { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    wide: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    stryker: { type: 'string' },
  },
});

const textsOf = (pattern: string) =>
  new Map(globSync(pattern).map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')] as const));

const tests = textsOf('{src,mock-server,openapi,tools,tests}/**/*.test.{ts,tsx}');
const routes = textsOf('src/routes/*.tsx');
const results = openResults();
const isTrusted = new Map<string, boolean>();

function roundsFor(mutation: ListedMutation): Round[] {
  return roundsOf(mutation, tests, nearTests([mutation.file], { tests, routes }).files);
}

const nameOf = ({ file, title }: Killer) => `${file} > ${title}`;

/** @returns the test that finds the mutation, null when none does, undefined when the test fails without it too */
async function judge(
  court: Judge,
  mutation: ListedMutation,
  rounds: readonly Round[],
): Promise<Killer | null | undefined> {
  const asked = options.quick ? rounds.filter(({ isQuick }) => isQuick) : rounds;
  const killer = await court.killerOf(mutation, asked, options.wide);
  if (killer) {
    const name = nameOf(killer);
    if (!isTrusted.has(name)) isTrusted.set(name, !(await court.failsAnyway(killer)));
    if (!isTrusted.get(name)) return undefined;
  }
  if (killer || !options.quick) results.store(mutation, rounds, killer);
  return killer ?? null;
}

function report(
  { name, harm, file, breaks, why }: ListedMutation,
  killer: Killer | null | undefined,
): boolean {
  if (killer === undefined) console.log(`UNSURE    ${name}\n  A test fails without it too. Mend that first.`);
  else if (killer && why === undefined) console.log(`killed    ${name} (${nameOf(killer)})`);
  else if (killer) console.log(`KILLED    ${name}\n  ${nameOf(killer)} sees it now: delete its \`why\`.`);
  else if (why !== undefined) console.log(`lives     ${name}: ${why}`);
  else
    console.log(
      `SURVIVED  ${name}\n  ${file}: ${harm}\n  How to mend: a test beside the file whose title starts with ${breaks} and fails for it, or a \`why\` in the list.`,
    );
  return killer !== undefined && (killer === null) === (why !== undefined);
}

async function runList(): Promise<number> {
  const all = listedMutations();
  const chosen = all
    .filter(({ room }) => options.room === undefined || room === options.room)
    .filter(({ name }) => options.name === undefined || name.includes(options.name));
  if (chosen.length === 0)
    throw new PlainProblem(
      `There is no such mutation. The rooms: ${[...new Set(all.map(({ room }) => room))].join(', ')}.`,
    );
  // All lists are checked first, so that an entry without a place in the sources is reported at once.
  for (const mutation of chosen) mutated(readFileSync(mutation.file, 'utf8'), mutation);

  let court: Judge | undefined;
  let good = 0;
  let shown = 0;
  for (const mutation of chosen) {
    const rounds = roundsFor(mutation);
    const known = options.again ? undefined : results.of(mutation, rounds);
    if (known && options['only-changed']) continue;
    court ??= known ? undefined : await openJudge();
    const killer = known || !court ? known?.killer : await judge(court, mutation, rounds);
    shown += 1;
    if (report(mutation, killer)) good += 1;
  }
  await court?.close();
  console.log(`\n${shown} mutations, ${shown - good} of them unseen`);
  if (options.write) writeFigures(all, (mutation) => results.of(mutation, roundsFor(mutation)));
  return good === shown ? 0 : 1;
}

await runCommand(async () => (options.stryker === undefined ? runList() : runStryker(options.stryker)));
