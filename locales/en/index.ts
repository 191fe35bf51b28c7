import type { Translation } from '../i18n-types.ts';

/** Shared texts: the shell, home and what can fail anywhere. Screens that load on demand have a namespace each. */
const en = {
  common: {
    close: 'Close',
    back: 'Back',
    backHome: 'Back to home',
    retry: 'Try again',
    loading: 'Loading',
    seeAll: 'See all',
    accept: 'OK',
    copied: 'Copied',
    notCopied: 'Your device did not allow copying. Press and hold the text to copy it.',
  },
  nav: {
    label: 'Main menu',
    home: 'Home',
    promotion: 'Pro\u00admos',
    deposit: 'De\u00adposit',
    withdraw: 'With\u00addraw',
    me: 'Me',
  },
  header: {
    menu: 'Open the menu',
    login: 'Log in',
    register: 'Sign up',
    balance: 'Balance {amount} {currency}',
    balanceLoading: 'Loading your balance',
    balanceFailed: 'We could not load your balance',
    deposit: 'Deposit',
    skip: 'Skip to content',
  },
  home: {
    title: 'Copihue, games and betting',
    banners: 'Highlights',
    tiles: 'Shortcuts',
    marquee: 'Notices and latest winners',
    pause: 'Pause the notices',
    play: 'Resume the notices',
    categories: 'Categories',
    emptyCategory: 'Games are coming here soon',
    emptyCategoryText: 'Meanwhile, try another category.',
    failed: 'We could not load this part',
    failedText: 'Try again in a moment.',
    jackpot: 'Jackpot',
    favourite: 'Favourite: {game}',
    search: 'Search games',
    isNew: 'New',
    seeAllOf: 'See all: {category}',
  },
  footer: {
    demo: 'Demonstration. No real money is played here.',
    age: '18+',
    adults: '18+ only',
    responsible: 'Play responsibly. If it stops being fun, ask for help.',
    terms: 'Terms and conditions',
    payments: 'Payment methods',
    language: 'Language',
  },
  failures: {
    offline: 'No connection. Check your internet.',
    network: 'We got no answer. Try again in a moment.',
    timeout: 'The server took too long to answer. Try again in a moment.',
    malformed: 'We got an answer we do not understand. Try again in a moment.',
    http: 'Something failed on our side (error {status}).',
    refused: 'It could not be completed.',
  },
  crashed: {
    title: 'Something broke on this screen',
    text: 'Your balance and your details are safe. Try again or go back home.',
  },
  needLogin: {
    title: 'Log in to continue',
    text: 'This section is for players with an account.',
  },
} satisfies Translation;

export default en;
