import type { ListedMutation } from './mutation.ts';

/** Files of tests that judge a mutation together. */
export interface Round {
  files: readonly string[];
  /** Only their tests of the row that the mutation breaks. */
  isOfRow: boolean;
  isOfScreens?: true;
}

/** A screen takes seconds, and a row about money is in the titles of twenty files. */
const MOST_SCREENS = 6;

const isScreen = (file: string) => file.endsWith('.tsx');

/**
 * The tests that judge a mutation, cheapest first: those near the file that need no page, those of the row that need
 * none, the screen tests of the row.
 * @param near the tests near the file (tools/check)
 */
export function roundsOf(
  { breaks }: Pick<ListedMutation, 'breaks'>,
  tests: ReadonlyMap<string, string>,
  near: readonly string[],
): Round[] {
  const id = new RegExp(`\\b${breaks}\\b`);
  const ofRow = [...tests].flatMap(([test, text]) => (id.test(text) ? [test] : []));
  const rank = (file: string) => (near.includes(file) ? 0 : 1e6) + (tests.get(file)?.length ?? 0);
  const screens = ofRow.filter(isScreen).sort((one, other) => rank(one) - rank(other));
  const beside = near.filter((file) => !isScreen(file));
  const rounds = [
    { files: beside, isOfRow: false },
    { files: ofRow.filter((file) => !isScreen(file) && !beside.includes(file)), isOfRow: true },
    { files: screens.slice(0, MOST_SCREENS), isOfRow: true, isOfScreens: true as const },
  ];
  return rounds.filter(({ files }) => files.length > 0);
}
