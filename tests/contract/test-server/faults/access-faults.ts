import { type Fault, planted } from '../fault.ts';
import { envelope, turn } from './change.ts';

const balance = { total: 0, cash: 0, bonus: 0, withdrawable: 0, currencyAlias: 'CLP' };
const noSession = { code: 'no-session' };
/** The contract check sends tokens that nobody was given. */
const isMadeUp = (token: string | undefined) => token?.includes('nobody') === true;

export const accessFaults: readonly Fault[] = [
  ...planted('authorisation', {
    'walletBalance guarded-call': {
      'a guarded call open to all': {
        instead: ({ token }) => (token === undefined ? envelope(200, true, balance) : undefined),
      },
      'any token will do': {
        instead: ({ token }) => (isMadeUp(token) ? envelope(200, true, balance) : undefined),
      },
    },
    'withdrawOrders guarded-call': { 'a refusal with 200 for no session': turn(401, 200) },
    'noticeList guest-call': {
      'a guest call guarded': {
        instead: ({ token }) => (token === undefined ? envelope(401, false, noSession) : undefined),
      },
    },
    'pbConfig guest-call': {
      'a guest call refused to a lost session': {
        instead: ({ token }) => (isMadeUp(token) ? envelope(401, false, noSession) : undefined),
      },
    },
  }),
  ...planted('journey', {
    'userLogout logout-ends-session': {
      'a session that outlives its logout': { instead: () => envelope(200, true, {}) },
    },
  }),
];
