import type { io } from 'socket.io-client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { portsWith } from '../../tests/support/device-app.ts';
import { type App, emptyApp } from '../lib/app.ts';
import { openSocket, parseRecharge, type RealtimePorts } from './open-socket.ts';

let app: App;
beforeEach(() => {
  app = emptyApp(portsWith({ openSocket: socket.io as unknown as typeof io }));
});

type Handler = (payload?: unknown) => void;

interface Handshake {
  query: { token: string };
  auth?: (send: (data: object) => void) => void;
}

const socket = (() => {
  const handlers = new Map<string, Handler>();
  const fake = {
    connected: false,
    handlers,
    on: vi.fn((event: string, handler: Handler) => {
      const before = handlers.get(event);
      handlers.set(event, (payload) => {
        before?.(payload);
        handler(payload);
      });
      return fake;
    }),
    emit: vi.fn(),
    connect: vi.fn(() => fake),
    disconnect: vi.fn(() => fake),
  };
  return { fake, io: vi.fn((_host: unknown, _options: Handshake) => fake) };
})();

let token: string | null;
let ports: RealtimePorts;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  socket.fake.handlers.clear();
  token = 'tk_1';
  ports = {
    host: 'https://rt.example',
    token: () => token,
    onRecharge: vi.fn(),
    onBalance: vi.fn(),
    onMissed: vi.fn(),
  };
});
afterEach(() => vi.useRealTimers());

function connected() {
  const realtime = openSocket(app, ports);
  socket.fake.connected = true;
  socket.fake.handlers.get('connect')?.();
  return realtime;
}

// tests/realtime shows over real connections that it prefers WebSocket and falls back to polling.
test('RT-01 the socket reconnects without end, within the limits of the specification', () => {
  connected();
  expect(socket.io).toHaveBeenCalledWith(
    'https://rt.example',
    expect.objectContaining({
      reconnectionDelay: 1_000,
      reconnectionDelayMax: 5_000,
      randomizationFactor: 0.5,
      timeout: 20_000,
      reconnectionAttempts: Number.POSITIVE_INFINITY,
    }),
  );
});

test('RT-01 the app listens to no error or reconnect event of the socket', () => {
  connected();
  expect([...socket.fake.handlers.keys()].sort()).toEqual(['balance', 'connect', 'disconnect', 'recharge']);
});

test('RT-05 each connection has a ticket of its own, and no token in its address, where the backend hands out tickets', async () => {
  let given = 0;
  ports.ticket = async () => {
    given += 1;
    if (given === 3) throw new Error('No answer.');
    return `ticket ${given}`;
  };
  connected();
  const { query, auth } = socket.io.mock.lastCall?.[1] ?? {};
  const sent = () => new Promise<object>((resolve) => auth?.(resolve));
  expect({ ...query }).toEqual({ token: '' });
  expect([await sent(), await sent(), await sent()]).toEqual([
    { ticket: 'ticket 1' },
    { ticket: 'ticket 2' },
    {},
  ]);
  expect(socket.fake.emit).toHaveBeenLastCalledWith('login', { token: 'tk_1' });
});

test('RT-02 RT-03 each connection reports that events may be missed, and logs a player in with the current token', () => {
  connected();
  expect(socket.fake.emit).toHaveBeenLastCalledWith('login', { token: 'tk_1' });
  token = 'tk_2';
  socket.fake.handlers.get('connect')?.();
  expect(socket.fake.emit).toHaveBeenLastCalledWith('login', { token: 'tk_2' });
  token = null;
  socket.fake.emit.mockClear();
  socket.fake.handlers.get('connect')?.();
  expect(socket.fake.emit).not.toHaveBeenCalled();
  expect(ports.onMissed).toHaveBeenCalledTimes(3);
});

test('RT-02 a recharge event becomes order and amount, and a balance event calls for a refresh', () => {
  connected();
  socket.fake.handlers.get('recharge')?.('{"orderId":"R1","amount":5000.5}');
  expect(ports.onRecharge).toHaveBeenCalledExactlyOnceWith({ orderId: 'R1', amount: 5000.5 });
  vi.mocked(ports.onBalance).mockClear();
  socket.fake.handlers.get('balance')?.();
  expect(ports.onBalance).toHaveBeenCalledOnce();
});

test('RT-02 a page that comes back into sight logs in again, so that the library notices a dead connection', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  onTestFinished(() => void vi.unstubAllGlobals());
  connected();
  socket.fake.emit.mockClear();
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(socket.fake.emit).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(socket.fake.emit).toHaveBeenCalledExactlyOnceWith('login', { token: 'tk_1' });
});

test.each([
  undefined,
  null,
  7,
  '',
  '{',
  '[]',
  'null',
  '{}',
  '{"orderId":7,"amount":1}',
  '{"orderId":"","amount":1}',
  '{"orderId":"R1"}',
  '{"orderId":"R1","amount":"5"}',
  { orderId: 'R1', amount: 5 },
])('RT-02 the broken payload %j is dropped', (payload) => {
  expect(parseRecharge(payload)).toBeUndefined();
});

test('RT-01 every handshake has the current token: after login, rotation and logout', () => {
  token = null;
  const realtime = connected();
  const handshake = () => ({ ...socket.io.mock.lastCall?.[1].query });
  expect(handshake()).toEqual({ token: '' });
  token = 'tk_1';
  realtime.login();
  expect(handshake()).toEqual({ token: 'tk_1' });
  token = 'tk_2';
  expect(handshake()).toEqual({ token: 'tk_2' });
  token = null;
  realtime.logout();
  expect(handshake()).toEqual({ token: '' });
  expect(socket.fake.disconnect).toHaveBeenCalledOnce();
  expect(socket.fake.connect).toHaveBeenCalledOnce();
});
