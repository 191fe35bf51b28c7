import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { supportWords } from '../../mock-server/texts/support-words.ts';
import { useChat } from '../../src/features/chat/chat-store.ts';
import { HostedChat } from '../../src/features/chat/hosted-chat.tsx';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { AppContext } from '../../src/lib/app.ts';
import { readRecord } from '../../src/lib/device-records.ts';
import { endSession } from '../../src/session/begin-session.ts';
import { readSession } from '../../src/session/session-store.ts';
import { act } from '../support/act.ts';
import { becomeUnbound, control, tap } from './account-steps.ts';
import { ChatWire } from './chat-wire.ts';
import { quickly } from './page-time.ts';
import { renderApp } from './render-app.tsx';
import { slowRecords } from './slow-records.ts';
import { theApp } from './the-app.ts';

const words = () => texts().chat;

const chatButton = (unread = 0) =>
  screen.findByRole('button', { name: unread ? words().openUnread({ count: unread }) : words().open() });
const sheet = async () => within(await screen.findByRole('dialog'));
const shown = () => screen.getAllByRole('article').map((article) => article.textContent ?? '');
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText(words().field()), { target: { value: text } });

async function page(options?: Parameters<typeof renderApp>[1], path = '/promotion') {
  const app = await quickly(() => renderApp(path, options));
  await loadTexts('chat');
  return app;
}

/** The open widget, whose socket is connected where there is a backend. */
async function openChat(backend?: Parameters<ChatWire['connect']>[0]) {
  fireEvent.click(await chatButton());
  const dialog = await sheet();
  await waitFor(() => expect(useChat.of(theApp()).getState().thread).toBeDefined());
  if (backend) act(() => wire.connect(backend));
  return dialog;
}

let wire: ChatWire;
beforeEach(() => {
  wire = new ChatWire();
});
afterEach(() => act(() => wire.cut()));

test('CHT-01 the button opens the widget, a message is answered, and focus goes back to the button', async () => {
  const { backend } = await page();
  const opener = await chatButton();
  opener.focus();
  fireEvent.click(opener);
  const dialog = await sheet();
  expect(dialog.getByText(words().connecting())).toBeDefined();
  expect(dialog.getByText(words().starting())).toBeDefined();
  await waitFor(() => expect(useChat.of(theApp()).getState().thread).toBeDefined());
  act(() => wire.connect(backend));
  expect(await dialog.findByText(supportWords.ks.hello)).toBeDefined();
  expect(dialog.getByText(words().online())).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: supportWords.ks.send.withdrawal }));
  expect(await dialog.findByText(words().state.sent())).toBeDefined();
  expect(dialog.queryByRole('list', { name: words().replies() })).toBeNull();
  await act(() => control(backend, 'clock', { advanceMs: 600 }));
  expect(dialog.getAllByText(words().typing()).length).toBeGreaterThan(0);
  await act(() => control(backend, 'clock', { advanceMs: 5_000 }));
  expect(await dialog.findByText(supportWords.ks.topics.withdrawal)).toBeDefined();
  expect(dialog.getByText(words().state.read())).toBeDefined();
  expect(dialog.getByRole('log', { name: words().log() })).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: texts().common.close() }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(await chatButton());
});

test.each([
  ['a network that may still carry polling', true, 14_000],
  ['a phone that says it is offline', false, 5_000],
])(
  'CHT-01 with %s the chat connects, and only then says that there is no connection',
  async (_, onLine, ms) => {
    await page();
    await import('../../src/features/chat/chat-widget.tsx');
    await chatButton();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    vi.useFakeTimers();
    try {
      fireEvent.click(screen.getByRole('button', { name: words().open() }));
      for (let look = 0; look < 200 && !screen.queryByText(words().connecting()); look += 1)
        await act(() => vi.advanceTimersByTimeAsync(1));
      await act(() => vi.advanceTimersByTimeAsync(ms - 500));
      expect(screen.getByRole('dialog').textContent).toContain(words().connecting());
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      expect(screen.getByRole('dialog').textContent).toContain(words().offline());
    } finally {
      vi.useRealTimers();
      online.mockRestore();
    }
  },
);

test('CHT-01 a phone without a network shows offline, and the rest of a long text stays for the next message', async () => {
  const { backend } = await page();
  const dialog = await openChat(backend);
  expect(await dialog.findByText(words().online())).toBeDefined();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  // Some browsers report a working network as offline, so only the server's answer counts.
  act(() => void dispatchEvent(new Event('offline')));
  expect(dialog.getByText(words().online())).toBeDefined();
  wire.isDead = true;
  await quickly(async () => {
    act(() => void dispatchEvent(new Event('offline')));
    expect(dialog.getByText(words().connecting())).toBeDefined();
    expect(await dialog.findByText(words().offline())).toBeDefined();
  });
  wire.isDead = false;
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await dialog.findByText(words().online())).toBeDefined();

  const pasted = Array.from({ length: 1000 }, (_, place) => String(1000 + place)).join(' ');
  write(pasted);
  expect(dialog.getByText(words().tooLong({ count: 4499 }))).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: words().send() }));
  const field = screen.getByLabelText<HTMLTextAreaElement>(words().field());
  await waitFor(() => expect(field.value).not.toBe(pasted));
  const { entries = [], outbox = [] } = useChat.of(theApp()).getState().thread ?? {};
  const sent = [...entries, ...outbox].find(({ text }) => text.startsWith('1000'));
  expect(sent?.text.length).toBeLessThanOrEqual(500);
  expect(`${sent?.text} ${field.value}`).toBe(pasted);
});

test('CHT-01 a text stays in the field until it is stored, and input typed meanwhile is kept', async () => {
  const records = slowRecords();
  // Not quickly: in a time that runs faster the page gives the database up.
  await renderApp('/promotion');
  await loadTexts('chat');
  await openChat();
  await records.hold();
  const field = screen.getByLabelText<HTMLTextAreaElement>(words().field());
  write('uno');
  const requested = vi.spyOn(IDBDatabase.prototype, 'transaction');
  onTestFinished(() => requested.mockRestore());
  tap(words().send());
  tap(words().send());
  await waitFor(() => expect(requested).toHaveBeenCalled());
  expect(screen.queryByRole('article')).toBeNull();
  expect(field.value).toBe('uno');
  write('uno y dos');
  records.release();
  await waitFor(() => expect(shown()).toHaveLength(1));
  expect(shown()[0]).toContain('uno');
  await waitFor(() => expect(field.value).toBe(' y dos'));
  expect(await readRecord(theApp(), 'chat')).toMatchObject({ outbox: [{ text: 'uno' }] });
});

test('CHT-01 NET-12 a message without a receipt within ten seconds is late; sent again in an ended session it offers the login', async () => {
  const { backend } = await page({ player: true });
  await openChat(backend);
  await screen.findByText(supportWords.ks.hello);
  wire.isDead = true;
  vi.useFakeTimers();
  write('Hola');
  tap(words().send());
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('alert').textContent).toContain(words().state.late());
  vi.useRealTimers();
  wire.isDead = false;
  expect(wire.arrived).toEqual([]);
  await loadTexts('system');
  backend.registry.world('default').state.sessions.clear();
  tap(words().retry());
  expect(wire.arrived).toEqual(['Hola']);
  expect(await screen.findByText(texts().system.session.ended())).toBeDefined();
});

test('CHT-01 a hosted chat is its own address in a sandboxed frame, with language and order and nothing else', async () => {
  await page({ player: true });
  const close = () => undefined;
  render(
    <AppContext value={theApp()}>
      <HostedChat
        isOpen
        address="https://chat.example.com/widget?brand=copihue"
        orderId="R202611210001"
        onClose={close}
        onClosed={close}
      />
    </AppContext>,
  );
  const frame = await screen.findByTitle<HTMLIFrameElement>(words().frame());
  const address = new URL(frame.src);
  expect(address.origin).toBe('https://chat.example.com');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    brand: 'copihue',
    lang: 'es',
    orderId: 'R202611210001',
  });
  expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(screen.getByText(words().hosted({ host: 'chat.example.com' }))).toBeDefined();
});

test.each(['a guest', 'another player'])(
  'CHT-01 SES-12 the next person on the phone, %s, reads nothing of what the last player wrote or heard',
  async (next) => {
    const { backend } = await page({ player: true });
    await openChat(backend);
    await screen.findByText(supportWords.ks.hello);
    const secret = 'Mi RUT es 12.345.678-5';
    write(secret);
    tap(words().send());
    await act(() => control(backend, 'clock', { advanceMs: 5_000 }));
    expect(shown().filter((text) => text.includes(secret))).toHaveLength(1);
    const { entries = [], visitorId } = useChat.of(theApp()).getState().thread ?? {};
    expect(entries.length).toBeGreaterThan(2);
    expect(await readRecord(theApp(), 'chat')).toMatchObject({ owner: readSession(theApp())?.owner.id });

    act(() => endSession(theApp()));
    if (next === 'another player') await becomeUnbound();
    await waitFor(() => expect(document.body.textContent).not.toContain(secret));
    const { thread } = useChat.of(theApp()).getState();
    expect(thread?.visitorId).not.toBe(visitorId);
    expect([thread?.entries, thread?.outbox].flat().map((entry) => entry?.text)).not.toContain(secret);
    expect(JSON.stringify(await readRecord(theApp(), 'chat'))).not.toContain('12.345.678');
    // The server must not send it to a new connection either.
    act(() => wire.cut());
    act(() => wire.connect(backend));
    await act(() => control(backend, 'clock', { advanceMs: 5_000 }));
    expect(JSON.stringify(useChat.of(theApp()).getState().thread)).not.toContain('12.345.678');
  },
);
