import type { NamespaceBonusTranslation } from '../../i18n-types.ts';

const en_bonus = {
  title: 'Your bonuses',
  total: 'Bonus balance',
  running: '{{count:Your active bonus|Your active bonuses}}',
  left: 'Left',
  given: 'Bonus of {amount}, to be staked {times} {{times:time|times}}',
  progress: 'Progress of {bonus}',
  wagered: '{wagered} of {target} {currency} wagered',
  missing: { before: 'Stake another ', after: ' and what is left is converted to cash.' },
  next: 'This one is played first',
  expiry: {
    days: 'Expires in {count} {{count:day|days}}, on {time}',
    hours: 'Expires in {count} {{count:hour|hours}}: {time}',
    minutes: 'Expires in {count} {{count:minute|minutes}}: {time}',
    over: 'This bonus has expired.',
  },
  otherSource: 'Bonus',
  sources: {
    registration_bonus: 'Sign-up bonus',
    new_user_deposit_bonus: 'Welcome bonus',
    deposit_bonus: 'Deposit bonus',
    bonus_released: 'Bonus',
    bonus_expired: 'Bonus',
    bonus_revoked: 'Bonus',
    debt_settled: 'Deduction',
    cashback: 'Cashback',
    lucky_money_sent: 'Red packet',
    lucky_money_received: 'Red packet received',
    lucky_money_returned: 'Red packet',
    lucky_wheel: 'Lucky wheel',
  },
  uncounted:
    'The terms of your promotion say how much you have to stake, and by when, before what is left of this balance is converted to cash.',
  empty: {
    title: 'You have no bonus right now',
    text: 'When a promotion gives you one, you will see here how much is left to stake, and by when.',
    go: 'See promotions',
  },
  bonusGames: 'Bonus games',
  rules: {
    title: 'How a bonus works',
    play: 'Open a bonus game and you play with your bonus, the one that expires first; what you win goes back into it. What is left below the smallest stake is added to your next bonus.',
    wager:
      'Every finished bet counts towards what you still have to stake: once that is done, what is left is converted to cash, and you can withdraw it.',
    lose: 'You can lose all of it playing, and what is left when it expires is lost: your cash does not change.',
  },
  more: 'More about your bonuses',
  bets: 'My bonus bets',
  activity: 'Bonuses received, released and expired',
  pig: 'My cashback piggy bank',
  tips: 'Your balance, explained',
  failed: 'We could not load your bonuses',
  failedText: 'Your money is safe. Try again in a moment.',
} satisfies NamespaceBonusTranslation;

export default en_bonus;
