import { isChatEntry, isChatJoined } from '@copihue/contract/chat-events';
import { serverLanguage } from '../../i18n/languages.ts';
import { type App, appState } from '../../lib/app.ts';
import { changeRecord, onRecordChanged, readRecord } from '../../lib/device-records.ts';
import { newIntentId } from '../../lib/intent-id.ts';
import { refreshBalance } from '../../money/refresh-balance.ts';
import { type LobbySocket, liveSocket } from '../../realtime/live-socket.ts';
import { isLoggedIn, onSessionChange, sessionOwner } from '../../session/session-store.ts';
import { useChat } from './chat-store.ts';
import {
  type ChatEvent,
  type ChatThread,
  lastSeq,
  nextThread,
  recordOf,
  threadFrom,
  toSend,
} from './chat-thread.ts';

/** In ms: a message without a receipt after this time shows as not sent. */
const LATE_AFTER_MS = 10_000;
/** In ms: after this time without a message the agent counts as not writing. */
const TYPING_OVER_AFTER_MS = 8_000;

interface Session {
  socket?: LobbySocket;
  typingTimer?: ReturnType<typeof setTimeout>;
  /** Texts that the device has not stored yet. */
  storing: Map<string, Promise<void>>;
}

const session = appState((): Session => ({ storing: new Map() }));

/** Another tab may have changed the record, so the step is applied to the record as well. */
async function keep(app: App, thread: ChatThread, event: ChatEvent): Promise<void> {
  await changeRecord(app, 'chat', (record) =>
    recordOf(
      nextThread(record === undefined ? thread : threadFrom(record, sessionOwner(app)), event),
      sessionOwner(app),
    ),
  );
}

export function dispatch(app: App, event: ChatEvent): void {
  const { thread } = useChat.of(app).getState();
  if (!thread) return;
  const next = nextThread(thread, event);
  if (next === thread) return;
  useChat.of(app).setState({ thread: next });
  // `sendChat` has stored a written message already.
  if (event.type !== 'typing' && event.type !== 'typing-over' && event.type !== 'written')
    void keep(app, thread, event);
  for (const message of toSend(thread, next, event)) {
    session(app).socket?.emit('chat', message);
    setTimeout(() => dispatch(app, { type: 'late', id: message.id }), LATE_AFTER_MS);
  }
  // No receipt says that the session has ended. This call finds out, and after the tap on "again" offers the login (NET-12).
  if ((event.type === 'late' || event.type === 'retried') && isLoggedIn(app)) void refreshBalance(app);
  if (event.type === 'typing') {
    const state = session(app);
    clearTimeout(state.typingTimer);
    state.typingTimer = setTimeout(() => dispatch(app, { type: 'typing-over' }), TYPING_OVER_AFTER_MS);
  }
}

function join(app: App): void {
  const { socket } = session(app);
  const { thread } = useChat.of(app).getState();
  if (!thread || !socket?.connected) return;
  const { visitorId, conversationId } = thread;
  socket.emit('chatJoin', {
    visitorId,
    lang: serverLanguage(app),
    ...(conversationId !== undefined && { conversationId }),
    afterSeq: lastSeq(thread),
  });
}

function listen(app: App, socket: LobbySocket): void {
  session(app).socket = socket;
  socket.on('connect', () => join(app));
  socket.on('disconnect', () => dispatch(app, { type: 'left' }));
  socket.on('chatJoined', (payload) => {
    if (isChatJoined(payload)) dispatch(app, { type: 'joined', conversationId: payload.conversationId });
  });
  socket.on('chat', (payload) => {
    if (isChatEntry(payload)) dispatch(app, { type: 'received', entry: payload });
  });
  socket.on('chatTyping', () => dispatch(app, { type: 'typing' }));
  // The `offline` event comes long before the socket notices. It may be wrong, so any answer sets the state back.
  addEventListener('offline', () => {
    dispatch(app, { type: 'left' });
    join(app);
  });
  addEventListener('online', () => join(app));
  join(app);
}

/** A logout removes the conversation from this device; a login continues the guest's conversation. */
function followSession(app: App): void {
  onSessionChange(app, (isLogin) => {
    if (!isLogin) dispatch(app, { type: 'cleared', visitorId: newIntentId() });
    join(app);
  });
  onRecordChanged(app, 'chat', () => {
    void readRecord(app, 'chat').then((record) => {
      const { thread } = useChat.of(app).getState();
      if (!thread || record === undefined) return;
      const { isOnline, isTyping } = thread;
      const other = threadFrom(record, sessionOwner(app));
      const stateOf = (id: string) => thread.outbox.find((message) => message.id === id)?.state;
      const outbox = other.outbox.map((message) => ({
        ...message,
        // The tab that wrote a message sends it. After a new connection all tabs send it, and its id removes
        // duplicates.
        state: stateOf(message.id) ?? ('sending' as const),
      }));
      useChat.of(app).setState({ thread: { ...other, outbox, isOnline, isTyping } });
    });
  });
}

const starting = appState(async (app) => {
  const thread = threadFrom(
    await changeRecord(app, 'chat', (record) =>
      recordOf(threadFrom(record, sessionOwner(app)), sessionOwner(app)),
    ),
    sessionOwner(app),
  );
  useChat.of(app).setState({ thread });
  followSession(app);
  void liveSocket(app).then((socket) => listen(app, socket));
});

export const startChat = (app: App): Promise<void> => starting(app);

/**
 * Sends a text as soon as there is a connection; an order id says which order it is about. The same text twice at once is
 * one message.
 * @returns once the device has stored the text. Before that it is not shown, because a page that ends then would lose it.
 */
export function sendChat(app: App, text: string, orderId?: string): Promise<void> {
  const { storing } = session(app);
  const store = async () => {
    const { thread } = useChat.of(app).getState();
    if (!thread) return;
    const message = {
      id: newIntentId(),
      text,
      sentAt: new Date().toISOString(),
      ...(orderId !== undefined && { orderId }),
    };
    await keep(app, thread, { type: 'written', message });
    dispatch(app, { type: 'written', message });
  };
  const stored = storing.get(text) ?? store().finally(() => storing.delete(text));
  storing.set(text, stored);
  return stored;
}
