import { expect, test } from 'vitest';
import type { RewardState } from '../offer/new-user-offer.ts';
import { readNewUserSearch } from './new-user-search.ts';
import { mainReward, rewardOfMultiple } from './rewards.tsx';

test.each([
  [{}, {}],
  [{ multiple: 1 }, { multiple: 1 }],
  [
    { multiple: '2', isInGame: 'true' },
    { multiple: 2, isInGame: true },
  ],
  [
    { multiple: 3, isInGame: true },
    { multiple: 3, isInGame: true },
  ],
  [
    { multiple: 1, isInGame: 1 },
    { multiple: 1, isInGame: true },
  ],
  [{ multiple: 4, isInGame: false }, {}],
  [{ multiple: '1; drop', isInGame: 'yes' }, {}],
  [{ multiple: { toString: () => '1' }, isInGame: 0 }, {}],
])('PRO-03 takes multiple and isInGame as they are known, and nothing else (%#)', (query, search) => {
  expect(readNewUserSearch(query)).toEqual(search);
});

const standings = (registration: RewardState, first: RewardState, second: RewardState) => {
  const as = (state: RewardState) => ({ state, amount: undefined, claim: undefined });
  return { registration: as(registration), first: as(first), second: as(second) };
};

test.each([
  ['a guest registers', undefined, 1, 'registration'],
  ['what can be claimed comes first', standings('claimed', 'open', 'ready'), undefined, 'second'],
  ['then what can be earned', standings('claimed', 'open', 'locked'), undefined, 'first'],
  ['what the player came for', standings('ready', 'open', 'locked'), 1, 'first'],
  ['unless it is done', standings('ready', 'claimed', 'open'), 1, 'registration'],
  ['or locked', standings('claimed', 'open', 'locked'), 2, 'first'],
  ['nothing is left', standings('claimed', 'claimed', 'claimed'), 3, undefined],
] as const)('PRO-03 the main action, one on the screen: %s', (_case, standing, multiple, main) => {
  expect(mainReward(['registration', 'first', 'second'], standing, rewardOfMultiple(multiple))).toBe(main);
});
