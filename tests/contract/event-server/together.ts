// Each change receives the result of the one before.
import type { Change } from './change.ts';

function both(one: Change, other: Change): Change {
  const { answers: first = {}, wire: firstWire, news: firstNews } = one;
  const { answers: second = {}, wire: secondWire, news: secondNews } = other;
  // A change of all answers also applies to calls with their own change.
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  const answers = Object.fromEntries(
    [...names].map((name): [string, NonNullable<Change['answers']>[string]] => [
      name,
      (data, asked) => {
        const before = (first[name] ?? first['*'])?.(data, asked) ?? data;
        return (second[name] ?? second['*'])?.(before as typeof data, asked) ?? before;
      },
    ]),
  );
  return {
    says: `${one.says} ${other.says}`,
    answers,
    news: (news, state, now) => {
      const told = firstNews?.(news, state, now) ?? [news];
      return told.flatMap((next) => secondNews?.(next, state, now) ?? [next]);
    },
    token: (token, state, now) => {
      const taken = one.token?.(token, state, now) ?? token;
      return other.token?.(taken, state, now) ?? taken;
    },
    wire: (wire, asked) => {
      firstWire?.(wire, asked);
      secondWire?.(wire, asked);
    },
  };
}

export const together = (changes: Change[]): Change => changes.reduce(both);
