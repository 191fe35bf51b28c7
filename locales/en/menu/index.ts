import type { NamespaceMenuTranslation } from '../../i18n-types.ts';

/** The side menu. */
const en_menu = {
  title: 'Menu',
  toDeposit: 'Deposit',
  toWithdraw: 'Withdraw',
  items: 'Your account and settings',
  item: {
    transactions: 'Transactions',
    bettinghistory: 'Betting history',
    language: 'Change the language to',
    promotion: 'Promotions',
    notices: 'Notices',
  },
  logout: 'Log out',
  confirm: {
    title: 'Log out?',
    text: 'Your balance stays safe. To play again, log in with your number and password.',
    yes: 'Log out',
    no: 'Keep playing',
  },
  loggedOut: 'You are logged out. See you soon!',
} satisfies NamespaceMenuTranslation;

export default en_menu;
