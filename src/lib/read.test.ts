import { expect, test } from 'vitest';
import { allOf } from './all-of.ts';
import { isSettled, type Read, readAs, retryOf } from './read.ts';

const states = [undefined, 'data'].flatMap((data) => [true, false].map((isError) => ({ data, isError })));
const pairs = states.flatMap((one) => states.map((other) => ({ one, other })));

function readOf(state: (typeof states)[number]): Read<string> & { asked: number } {
  const read = { ...state, asked: 0, refetch: () => (read.asked += 1) };
  return read;
}

test.each(states)(
  'NET-13 a read with "$data" as data and failure $isError is retried only without data',
  (state) => {
    const read = readOf(state);
    const hasFailed = state.isError && state.data === undefined;
    retryOf(read)?.();
    expect(read.asked).toBe(hasFailed ? 1 : 0);
    expect(isSettled(read)).toBe(state.isError || state.data !== undefined);
    expect(readAs(read, 7)).toMatchObject({ data: 7, isError: state.isError });
  },
);

test.each(pairs)('NET-13 two reads as one, $one and $other, ask again only for the failed one', (pair) => {
  const [one, other] = [readOf(pair.one), readOf(pair.other)];
  const both = allOf({ one, other });
  expect(both.isError).toBe([one, other].some(({ data, isError }) => isError && !data));
  expect(both.data).toEqual(one.data && other.data && { one: one.data, other: other.data });
  retryOf(both)?.();
  for (const read of [one, other]) expect(read.asked).toBe(read.isError && !read.data ? 1 : 0);
});
