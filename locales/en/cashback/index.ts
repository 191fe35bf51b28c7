import type { NamespaceCashbackTranslation } from '../../i18n-types.ts';

const en_cashback = {
  title: 'Your piggy bank',
  lead: 'It saves a share of what you lose, and gives it back to your cash.',
  guest: 'Every player has a piggy bank. Log in to see how much yours holds.',
  saved: 'In your piggy bank',
  progressLabel: 'How much your piggy bank has saved',
  progress: '{saved} of {target}',
  progressFull: 'Full: it opens from {target}',
  collect: 'Collect {amount}',
  collectNone: 'Collect',
  ready: 'Your piggy bank is full: open it, and the money goes to your cash right away.',
  missing: '{amount} to go before you can open it. No rush: what is saved never expires.',
  resting: 'You have opened it today. From {time} you can open it again, if it holds enough.',
  countdown: '{left} left',
  paid: 'Done: {amount} went to your cash.',
  unknown:
    'We got no answer. If your piggy bank is empty, the money is in your cash already; if not, try again.',
  marquee: 'Latest piggy banks opened, virtual players’ too',
  winner: '{player} opened a piggy bank:',
  pause: 'Pause the list',
  play: 'Resume the list',
  steps: {
    title: 'How it fills',
    play: 'You play with your cash, as always.',
    save: 'Each time you are further down on the day than before, a share of the difference drops into your piggy bank.',
    collect: 'Once it holds enough, you open it and the money goes to your cash.',
  },
  terms: {
    title: 'Terms',
    rate: '{rate}% of the furthest you are down with cash in a day goes into your piggy bank.',
    rateUnknown:
      'A percentage of the furthest you are down with cash in a day goes into your piggy bank. Log in to see which.',
    stays: 'What is saved stays there, even if you win later. It never expires.',
    target: 'You can open it from {target}, once a day.',
    targetUnknown: 'You can open it from a minimum amount, once a day.',
    cash: 'What you take out is cash: play it or withdraw it, with nothing to stake first.',
    bonus: 'What you play with a bonus does not count.',
    never:
      'It goes by the furthest you were down, not by how the day ends: if you win some back, it can be more than you lost. On average it adds at most its share of what you stake to the return of a game: on a day of few bets at long odds, the two together can be more than you staked.',
    all: 'Read the full terms',
  },
  log: {
    title: 'Piggy bank history',
    saved: 'Saved',
    collected: 'Went to your cash',
    empty: 'Nothing has dropped in yet. You will see here each day it saved, and each time you opened it.',
    failed: 'We could not load the history.',
    moreFailed: 'We could not load the rest.',
    more: 'Loading more',
  },
  failed: 'We could not see your piggy bank',
  failedText: 'What it holds is safe. Try again in a moment.',
} satisfies NamespaceCashbackTranslation;

export default en_cashback;
