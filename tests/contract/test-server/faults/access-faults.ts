import type { Fault } from '../fault.ts';
import { envelope, turn } from './change.ts';

const guarded = { rule: 'guarded-call', parts: ['journey', 'authorisation'] } as const;
const guest = { rule: 'guest-call', parts: ['authorisation'] } as const;

const balance = { total: 0, cash: 0, bonus: 0, withdrawable: 0, currencyAlias: 'CLP' };
const noSession = { code: 'no-session' };
/** The contract check sends tokens that nobody was given. */
const isMadeUp = (token: string | undefined) => token?.includes('nobody') === true;

export const accessFaults: readonly Fault[] = [
  {
    ...guarded,
    name: 'a guarded call open to all',
    on: 'walletBalance',
    instead: ({ token }) => (token === undefined ? envelope(200, true, balance) : undefined),
  },
  {
    ...guarded,
    name: 'any token will do',
    on: 'walletBalance',
    instead: ({ token }) => (isMadeUp(token) ? envelope(200, true, balance) : undefined),
  },
  { ...guarded, name: '403 for no session', on: 'walletBalance', after: turn(401, 403) },
  { ...guarded, name: 'a refusal with 200 for no session', on: 'withdrawOrders', after: turn(401, 200) },
  {
    ...guarded,
    name: '401 as plain words',
    on: 'withdrawOrders',
    rule: 'json',
    after: (answer) => {
      if (answer.status === 401) answer.body = 'Unauthorized';
    },
  },
  {
    ...guest,
    name: 'a guest call guarded',
    on: 'noticeList',
    instead: ({ token }) => (token === undefined ? envelope(401, false, noSession) : undefined),
  },
  {
    ...guest,
    name: 'a guest call refused to a lost session',
    on: 'pbConfig',
    instead: ({ token }) => (isMadeUp(token) ? envelope(401, false, noSession) : undefined),
  },
  {
    name: 'a session that outlives its logout',
    on: 'userLogout',
    rule: 'logout-ends-session',
    instead: () => envelope(200, true, {}),
  },
];
