import { fieldOf } from '@copihue/contract/json-values';
import { type Fault, planted } from '../fault.ts';
import type { SeenRequest, WireAnswer } from '../switch.ts';
import { envelope, oneMore, put } from './change.ts';

const laws = { parts: ['journey', 'laws'] } as const;
const two = { ...laws, with: ['userRegister'] } as const;
const OTHER_ORIGIN = 'https://otro.example';

function leavingAll(): NonNullable<Fault['afters']> {
  let hasLeft = false;
  return {
    userLogout: () => {
      hasLeft = true;
    },
    userGetUserInfo: (answer) => {
      if (hasLeft) Object.assign(answer, envelope(401, false, { code: 'no-session' }));
    },
  };
}

const recent = (change: (list: readonly unknown[]) => readonly unknown[]) => ({
  with: ['gameList'],
  afters: {
    gameList: (answer: WireAnswer, { body }: SeenRequest) => {
      if (fieldOf(body, 'isRecent') === true) put('list', change)(answer);
    },
  },
});

export const pairFaults: readonly Fault[] = [
  ...planted('laws', {
    'lobbyBatchBanners as-single': {
      'banners of a position that only one of two calls has': put('home_top', []),
    },
    'userCheckBindViaUser bound-of-account': {
      'the phone of somebody else for an account': put('phoneNumber', '999***999'),
    },
    'gameUrl wallet-of-game': {
      'a game for cash that is entered with the bonus': { with: ['gameList'], after: put('isBonus', true) },
    },
    'gameUrl latest-first': {
      'a game that was entered and is not among the recent ones': recent((list) => list.slice(1)),
      'a game that was entered last and is the last of the recent ones': recent((list) => list.toReversed()),
    },
    'userLogout logout-ends-one': { 'a logout that ends every session': { afters: leavingAll() } },
  }),
  ...planted(two, {
    'userGetUserInfo terms-kept': {
      'a new account that accepted other terms': {
        foundOn: 'userRegister',
        after: (answer) => {
          const terms = fieldOf(fieldOf(answer.body, 'data'), 'terms');
          if (terms) put('terms.version', '2020-01-01')(answer);
        },
      },
    },
    'luckyMoneyShare share-address': {
      'a share link elsewhere': put('url', (url: string) => url.replace(new URL(url).origin, OTHER_ORIGIN)),
      'a share link without its packet': put('url', (url: string) => url.replace('shared=', 'other=')),
    },
    'luckyMoneyDisplayReward still-to-win': {
      'a packet that promises more than is left': put('amount', oneMore),
    },
    'luckyMoneyCollected equal-shares': {
      'a share that is larger than the others': put('list.0.amount', oneMore),
    },
    'pigLoad saved-is-recorded': { 'a pig with more than its records saved': put('saved', oneMore) },
  }),
];
