import type { NamespaceNoticesTranslation } from '../../i18n-types.ts';

/** The notices and the popups of the lobby. */
const en_notices = {
  title: 'Notices',
  unreadCount: '{count} unread',
  allRead: 'You are up to date',
  readAll: 'Mark as read',
  unread: 'Unread',
  list: 'Notice list',
  level: {
    info: 'News',
    important: 'Important',
    urgent: 'Urgent',
  },
  today: 'Today',
  yesterday: 'Yesterday',
  until: 'Valid until {time}',
  toList: 'All notices',
  next: 'Next notice',
  empty: {
    title: 'No notices for now',
    text: 'News about games, payments and promotions will be here.',
    go: 'See promotions',
  },
  failed: {
    title: 'We could not load the notices',
    text: 'Try again in a moment.',
  },
  gone: {
    title: 'This notice has expired',
    text: 'It may have ended, or the link may be incomplete.',
  },
  waiting: 'Waiting for you',
  popup: {
    game: 'Play now',
    h5: 'Open',
    deeplink: 'See more',
    luckywheel: 'Spin the wheel',
    active: 'Open my packet',
    nothing: 'Got it',
  },
} satisfies NamespaceNoticesTranslation;

export default en_notices;
