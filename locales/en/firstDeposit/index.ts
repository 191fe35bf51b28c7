import type { NamespaceFirstDepositTranslation } from '../../i18n-types.ts';

/** The offer for the first deposits. */
const en_firstDeposit = {
  title: { first: 'Your first deposit', second: 'Your second deposit' },
  lead: 'We add {percent}% of what you deposit, up to {most} {currency}.',
  link: { title: 'Your first deposit is worth more', text: 'See how much we add before you deposit' },
  loading: 'Loading your first-deposit bonus',
  failed: 'We could not load the offer',
  failedText: 'You can still deposit. Try again in a moment to see your bonus.',
  amount: 'How much would you like to deposit?',
  tier: {
    name: { first: 'First deposit', second: 'Second deposit' },
    percent: '{percent}% extra',
    most: 'up to {amount} {currency}',
    state: { waits: 'On its way', now: 'Your turn', later: 'After the first', done: 'Done' },
  },
  sum: {
    title: 'What you get',
    pays: 'Your deposit, to your cash',
    own: 'Bonus for this amount',
    offer: 'Bonus from the offer',
    reward: 'We add {percent}%',
    rewardWager: 'To stake: {times}x the extra',
    offerWager: 'To stake: {times}x the bonus',
    bonusBy: 'Time to stake the bonus',
    by: 'Time to stake the extra',
    days: '{days} {{days:day|days}} from when you claim it',
    bonusDays: '{days} {{days:day|days}} from when it arrives',
    until: 'The offer is valid until',
    note: 'The fee depends on how you pay; you see it before you pay.',
  },
  terms: {
    title: 'Terms',
    claim: 'Claim the extra under Welcome bonus as soon as your deposit is credited.',
    wager:
      'Stake it {times} {{times:time|times}} within {days} {{days:day|days}}, and what is left is converted to cash. Otherwise it expires.',
    underWay: 'You have a deposit on its way: if it arrives, it counts before this one.',
    cash: 'The money you deposit is yours from the first moment, and you can withdraw it.',
    offer: 'An offer replaces the bonus for the amount: you cannot have both. We never activate one for you.',
    adults: '18+ only. Deposit only what you can afford to lose.',
    all: 'Read the full terms',
  },
  tile: '+{reward} extra',
  go: 'Deposit {amount}',
  goPlain: 'Deposit',
  over: {
    title: 'You have made both deposits with an extra',
    text: "Your bonuses are still there. You see the day's offers when you deposit.",
    claims: 'See my welcome bonus',
  },
} satisfies NamespaceFirstDepositTranslation;

export default en_firstDeposit;
