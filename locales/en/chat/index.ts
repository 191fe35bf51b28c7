import type { NamespaceChatTranslation } from '../../i18n-types.ts';

const en_chat = {
  open: 'Support chat',
  short: 'Sup\u00adport',
  openUnread: 'Support chat, {count} unread {{message|messages}}',
  title: '{brand} support',
  online: 'Online, answers right away',
  connecting: 'Connecting…',
  offline: 'No connection. What you write will be sent once it is back.',
  typing: 'Typing…',
  log: 'Conversation with support',
  you: 'You',
  agent: 'Support',
  today: 'Today',
  yesterday: 'Yesterday',
  order: 'Transaction {id}',
  dropOrder: 'Remove transaction {id}',
  aboutOrder: 'What is the status of this transaction?',
  state: {
    waiting: 'Will be sent once you are back online',
    sending: 'Sending',
    sent: 'Sent',
    read: 'Read',
    late: 'Not sent',
  },
  retry: 'Try again',
  replies: 'Quick replies',
  field: 'Write your message',
  left: '{count} {{count:character|characters}} left',
  tooLong:
    '{count} {{count:character|characters}} too many: when you send, the rest stays here for the next message',
  send: 'Send',
  newest: 'Go to the latest message',
  starting: 'Opening the conversation',
  notice: 'We never ask for your password or codes here.',
  failed: 'We could not open the chat. Try again in a moment.',
  hosted: 'Provided by {host}',
  frame: 'Support chat',
} satisfies NamespaceChatTranslation;

export default en_chat;
