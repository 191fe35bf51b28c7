import type { NamespaceChatTranslation } from '../../i18n-types.ts';

const en_chat = {
  open: 'Support chat',
  short: 'Support',
  openUnread: 'Support chat, {count} unread {{message|messages}}',
  title: '{brand} support',
  online: 'Online, answers right away',
  connecting: 'Connecting…',
  offline: 'No connection. What you write is sent by itself once it is back.',
  typing: 'Typing…',
  log: 'Conversation with support',
  you: 'You',
  agent: 'Support',
  today: 'Today',
  yesterday: 'Yesterday',
  order: 'Order {id}',
  dropOrder: 'Remove order {id}',
  aboutOrder: 'How does this order stand?',
  state: {
    waiting: 'Will be sent once there is a connection',
    sending: 'Sending',
    sent: 'Sent',
    read: 'Read',
    late: 'Not sent',
  },
  retry: 'Retry',
  replies: 'Quick replies',
  field: 'Write your message',
  left: '{count} letters left',
  tooLong:
    '{count} {{count:letter|letters}} too many: when you send, the rest stays here for the next message',
  send: 'Send',
  newest: 'Go to the last message',
  starting: 'Opening the conversation',
  notice: 'We never ask for your password or codes here.',
  failed: 'We could not open the chat. Try again in a moment.',
  hosted: 'Service of {host}',
  frame: 'Support chat',
} satisfies NamespaceChatTranslation;

export default en_chat;
