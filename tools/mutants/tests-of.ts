import { basename, dirname } from 'node:path';
import type { ListedMutation } from './mutation.ts';

export interface Round {
  files: readonly string[];
  /** Runs only the tests of the row that the mutation breaks. */
  isOfRow: boolean;
  /** The tests are in the rooms of the sources, so they have no page and are short. */
  isQuick: boolean;
}

/** A screen test takes seconds, and a row about money is in the titles of twenty files. */
const MOST_SCREENS = 6;

const isScreen = (file: string) => file.startsWith('tests/screens/');

/**
 * The tests that judge a mutation, cheapest first: those beside its file that import it, the others beside it, those of
 * the row in the rooms and then in tests, those that import the file, and the screens of the row.
 * @param near the tests near the file (tools/check)
 */
export function roundsOf(
  { file, breaks }: Pick<ListedMutation, 'file' | 'breaks'>,
  tests: ReadonlyMap<string, string>,
  near: readonly string[],
): Round[] {
  const id = new RegExp(`\\b${breaks}\\b`);
  const rest = new Set([...tests].flatMap(([test, text]) => (id.test(text) ? [test] : [])));
  const take = (isWanted: (test: string) => boolean) => {
    const taken = [...rest].filter(isWanted);
    for (const test of taken) rest.delete(test);
    return taken;
  };
  const beside = near.filter((test) => !isScreen(test) && dirname(test) === dirname(file));
  take((test) => beside.includes(test));
  const inRooms = take((test) => !test.startsWith('tests/') && !isScreen(test));
  const inTests = take((test) => !isScreen(test));
  const rank = (test: string) => (near.includes(test) ? 0 : 1e6) + (tests.get(test)?.length ?? 0);
  const screens = [...rest].sort((one, other) => rank(one) - rank(other)).slice(0, MOST_SCREENS);
  const own = beside.filter((test) => tests.get(test)?.includes(`/${basename(file)}'`));
  const rounds = [
    { files: own, isOfRow: false, isQuick: true },
    { files: beside.filter((test) => !own.includes(test)), isOfRow: false, isQuick: true },
    { files: inRooms, isOfRow: true, isQuick: true },
    { files: inTests, isOfRow: true, isQuick: false },
    {
      files: near.filter((test) => !isScreen(test) && !beside.includes(test)),
      isOfRow: false,
      isQuick: false,
    },
    { files: screens, isOfRow: true, isQuick: false },
  ];
  return rounds.filter(({ files }) => files.length > 0);
}
