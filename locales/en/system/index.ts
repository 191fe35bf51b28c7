import type { NamespaceSystemTranslation } from '../../i18n-types.ts';

const en_system = {
  update: {
    title: 'New version',
    text: 'There is a new version of Copihue.',
    yes: 'Update',
    no: 'Later',
  },
  ads: {
    title: 'The advert you came by',
    text: 'May we tell the advertiser of your arrival, your sign-up and your first deposit? We never give them your phone number or your name.',
    yes: 'Yes, you may',
    no: 'No',
  },
  tooOld: 'This version can no longer be used. The page will update once you finish what you are typing.',
  healed: 'The app had a problem opening. You now have the latest version.',
  install: {
    title: 'Copihue on your phone',
    text: 'Add the app to your home screen: it opens with one tap and uses the whole screen.',
    now: 'Install',
    later: 'Not now',
    share: 'Tap Share in your browser.',
    add: 'Choose “Add to Home Screen”.',
    confirm: 'Confirm with “Add”.',
    understood: 'Got it',
  },
  waiting: ', {count} {{count:notice|notices}} to read',
  session: {
    ended: 'Your session ended.',
    endedText: 'Log in to load this part again.',
    login: 'Log in',
  },
  owed: {
    due: 'You owe {amount} {currency}: whatever next reaches your cash pays it first, and withdrawals in review wait until then.',
    paid: 'What reached your cash paid {amount} {currency} that you owed.',
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The address is mistyped or the page has moved.',
  },
  closed: {
    title: 'Not available at the moment',
    text: 'Copihue does not offer this section right now. Your balance and your records are as they were.',
  },
  maintenance: {
    title: 'We are down for maintenance',
    until: 'We expect to be back at about {time}.',
    soon: 'We will be back in a moment.',
    safe: 'Your balance and your orders are safe. Leave this page open: it comes back by itself.',
  },
  connection: {
    lost: 'No connection. Still trying.',
    down: 'Copihue is not responding. We keep trying.',
    downUntil: 'Copihue is unavailable. We expect to be back at about {time}.',
    back: 'You are back online.',
  },
} satisfies NamespaceSystemTranslation;

export default en_system;
