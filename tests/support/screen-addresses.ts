export type Viewer = 'player' | 'guest';

/** Addresses that show more than the login to the viewer, with the search values of each. */
export const screenAddresses: readonly [address: string, ...who: Viewer[]][] = [
  ['/', 'player', 'guest'],
  ['/allgame', 'player', 'guest'],
  ['/allgame/hot', 'player', 'guest'],
  ['/balancetips', 'player'],
  ['/bettinghistory', 'player'],
  ['/bonus', 'player'],
  ['/changepassword', 'player'],
  ['/deposit', 'player'],
  ['/firstRecharge', 'player'],
  ['/me', 'player'],
  ['/newUserCashback', 'player', 'guest'],
  ['/newUserDeposit', 'player', 'guest'],
  ['/notices', 'player', 'guest'],
  ['/playsafely', 'player', 'guest'],
  ['/promotion', 'player', 'guest'],
  ['/redenvelope', 'player', 'guest'],
  ['/rushdeposit', 'player'],
  ['/searchgame', 'player', 'guest'],
  ['/tc', 'player', 'guest'],
  ['/transactions', 'player'],
  ['/transactions?tab=withdrawals', 'player'],
  ['/transactions?tab=activity', 'player'],
  ['/withdraw', 'player'],
];
