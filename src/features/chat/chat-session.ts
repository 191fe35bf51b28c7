import { isChatEntry, isChatJoined } from '@copihue/contract/chat-events';
import { currentLanguageCode } from '../../i18n/languages.ts';
import { changeRecord, onRecordChanged, readRecord } from '../../lib/device-records.ts';
import { newIntentId } from '../../lib/intent-id.ts';
import { type LobbySocket, liveSocket } from '../../realtime/live-socket.ts';
import { isLoggedIn, onSessionChange } from '../../session/session-store.ts';
import { recordOf, threadFrom } from './chat-record.ts';
import { useChat } from './chat-store.ts';
import { type ChatEvent, lastSeq, nextThread, toSend } from './chat-thread.ts';

/** A message without a receipt by then is shown as not sent, in ms. */
const LATE_AFTER_MS = 10_000;
/** The agent stopped writing without sending, in ms. */
const TYPING_OVER_AFTER_MS = 8_000;

let socket: LobbySocket | undefined;
let typingTimer: ReturnType<typeof setTimeout> | undefined;

/** Applies an event to the conversation on screen and to the device's record, and sends what it makes due. */
export function dispatch(event: ChatEvent): void {
  const { thread } = useChat.getState();
  if (!thread) return;
  const next = nextThread(thread, event);
  if (next === thread) return;
  useChat.setState({ thread: next });
  // The same step on the record, which another tab may have changed since.
  if (event.type !== 'typing' && event.type !== 'typing-over')
    void changeRecord('chat', (record) =>
      recordOf(
        nextThread(record === undefined ? thread : threadFrom(record, isLoggedIn()), event),
        isLoggedIn(),
      ),
    );
  for (const message of toSend(thread, next, event)) {
    socket?.emit('chat', message);
    setTimeout(() => dispatch({ type: 'late', id: message.id }), LATE_AFTER_MS);
  }
  if (event.type === 'typing') {
    clearTimeout(typingTimer);
    typingTimer = setTimeout(() => dispatch({ type: 'typing-over' }), TYPING_OVER_AFTER_MS);
  }
}

function join(): void {
  const { thread } = useChat.getState();
  if (!thread || !socket?.connected) return;
  const { visitorId, conversationId } = thread;
  socket.emit('chatJoin', {
    visitorId,
    lang: currentLanguageCode(),
    ...(conversationId !== undefined && { conversationId }),
    afterSeq: lastSeq(thread),
  });
}

function listen(live: LobbySocket): void {
  socket = live;
  live.on('connect', join);
  live.on('disconnect', () => dispatch({ type: 'left' }));
  live.on('chatJoined', (payload) => {
    if (isChatJoined(payload)) dispatch({ type: 'joined', conversationId: payload.conversationId });
  });
  live.on('chat', (payload) => {
    if (isChatEntry(payload)) dispatch({ type: 'received', entry: payload });
  });
  live.on('chatTyping', () => dispatch({ type: 'typing' }));
  // A phone that loses its network notices long before the socket does. Its word may be wrong: an answer shows.
  addEventListener('offline', () => {
    dispatch({ type: 'left' });
    join();
  });
  addEventListener('online', join);
  join();
}

/** A logout removes the conversation from this device; a login goes on with what was asked as a guest. */
function followSession(): void {
  onSessionChange((isLogin) => {
    if (!isLogin) dispatch({ type: 'cleared', visitorId: newIntentId() });
    join();
  });
  // What another tab wrote, read or confirmed.
  onRecordChanged('chat', () => {
    void readRecord('chat').then((record) => {
      const { thread } = useChat.getState();
      if (!thread || record === undefined) return;
      const { isOnline, isTyping } = thread;
      const other = threadFrom(record, isLoggedIn());
      const stateOf = (id: string) => thread.outbox.find((message) => message.id === id)?.state;
      const outbox = other.outbox.map((message) => ({
        ...message,
        // Another tab's message is that tab's to send while it can; on the next connection both do, which is one message.
        state: stateOf(message.id) ?? ('sending' as const),
      }));
      useChat.setState({ thread: { ...other, outbox, isOnline, isTyping } });
    });
  });
}

let starting: Promise<void> | undefined;

/** Starts the conversation of this device, once: shows its record and joins as soon as there is a connection. */
export function startChat(): Promise<void> {
  starting ??= (async () => {
    const thread = threadFrom(
      await changeRecord('chat', (record) => recordOf(threadFrom(record, isLoggedIn()), isLoggedIn())),
      isLoggedIn(),
    );
    useChat.setState({ thread });
    followSession();
    void liveSocket().then(listen);
  })();
  return starting;
}

/** Sends a text to support, now or as soon as there is a connection; with an order, it is about that. */
export function sendChat(text: string, orderId?: string): void {
  const message = {
    id: newIntentId(),
    text,
    sentAt: new Date().toISOString(),
    ...(orderId !== undefined && { orderId }),
  };
  dispatch({ type: 'written', message });
}
