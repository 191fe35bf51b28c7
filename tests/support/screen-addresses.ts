export type Viewer = 'player' | 'guest';

/** Every address that a viewer sees more on than the login, with what a player may find in its query. */
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
