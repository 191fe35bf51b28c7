import { fieldOf } from '@copihue/contract/json-values';
import type { Fault } from '../fault.ts';
import { envelope, oneMore, put } from './change.ts';

const laws = { parts: ['journey', 'laws'] } as const;
const two = { ...laws, players: 2, with: ['userRegister'] } as const;
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

export const pairFaults: readonly Fault[] = [
  {
    ...laws,
    name: 'banners of a position that only one of two calls has',
    on: 'lobbyBatchBanners',
    rule: 'as-single',
    after: put('home_top', []),
  },
  {
    ...laws,
    name: 'the phone of somebody else for an account',
    on: 'userCheckBindViaUser',
    rule: 'bound-of-account',
    after: put('phoneNumber', '999***999'),
  },
  {
    ...two,
    name: 'a new account that accepted other terms',
    on: 'userGetUserInfo',
    foundOn: 'userRegister',
    rule: 'terms-kept',
    after: (answer) => {
      const terms = fieldOf(fieldOf(answer.body, 'data'), 'terms');
      if (terms) put('terms.version', '2020-01-01')(answer);
    },
  },
  {
    ...two,
    name: 'a share link elsewhere',
    on: 'luckyMoneyShare',
    rule: 'share-address',
    after: put('url', (url: string) => url.replace(new URL(url).origin, OTHER_ORIGIN)),
  },
  {
    ...two,
    name: 'a share link without its packet',
    on: 'luckyMoneyShare',
    rule: 'share-address',
    after: put('url', (url: string) => url.replace('shared=', 'other=')),
  },
  {
    ...two,
    name: 'a packet that promises more than is left',
    on: 'luckyMoneyDisplayReward',
    rule: 'still-to-win',
    after: put('amount', oneMore),
  },
  {
    ...two,
    name: 'a share that is larger than the others',
    on: 'luckyMoneyCollected',
    rule: 'equal-shares',
    after: put('list.0.amount', oneMore),
  },
  {
    ...two,
    name: 'a pig with more than its records saved',
    on: 'pigLoad',
    rule: 'saved-is-recorded',
    after: put('saved', oneMore),
  },
  {
    ...laws,
    name: 'a game for cash that is entered with the bonus',
    on: 'gameUrl',
    with: ['gameList'],
    rule: 'wallet-of-game',
    after: put('isBonus', true),
  },
  {
    ...laws,
    name: 'a logout that ends every session',
    on: 'userLogout',
    rule: 'logout-ends-one',
    afters: leavingAll(),
  },
];
