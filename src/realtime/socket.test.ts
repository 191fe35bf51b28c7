import type { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { portsWith } from '../../tests/support/device-app.ts';
import { type App, emptyApp } from '../lib/app.ts';
import { parseRecharge, type RealtimePorts } from './open-socket.ts';
import { startRealtime } from './socket.ts';

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

async function connected() {
  const realtime = startRealtime(app, ports);
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.waitFor(() => expect(socket.io).toHaveBeenCalled(), 60_000);
  socket.fake.connected = true;
  socket.fake.handlers.get('connect')?.();
  return realtime;
}

describe('realtime', () => {
  test('RT-01 connects 3 s after creation, not before', async () => {
    startRealtime(app, ports);
    await vi.advanceTimersByTimeAsync(2_990);
    expect(socket.io).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    await vi.waitFor(() => expect(socket.io).toHaveBeenCalledOnce(), 60_000);
  });

  // tests/realtime shows over real connections that it prefers WebSocket and falls back to polling.
  test('RT-01 reconnects for ever within the limits of the spec', async () => {
    await connected();
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

  test('RT-01 listens to no error or reconnect event', async () => {
    await connected();
    expect([...socket.fake.handlers.keys()].sort()).toEqual(['balance', 'connect', 'disconnect', 'recharge']);
  });

  test('RT-01 stopped before it connected, it never does', async () => {
    startRealtime(app, ports).stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(socket.io).not.toHaveBeenCalled();
  });

  test('RT-05 where the backend hands out tickets, each connection has one of its own and no token in its address', async () => {
    let given = 0;
    ports.ticket = async () => {
      given += 1;
      if (given === 3) throw new Error('No answer.');
      return `ticket ${given}`;
    };
    await connected();
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

  test('RT-02 on connect a player says who it is, with the token of that moment; a guest says nothing', async () => {
    await connected();
    expect(socket.fake.emit).toHaveBeenLastCalledWith('login', { token: 'tk_1' });
    token = 'tk_2';
    socket.fake.handlers.get('connect')?.();
    expect(socket.fake.emit).toHaveBeenLastCalledWith('login', { token: 'tk_2' });
    token = null;
    socket.fake.emit.mockClear();
    socket.fake.handlers.get('connect')?.();
    expect(socket.fake.emit).not.toHaveBeenCalled();
  });

  test('RT-02 a recharge becomes order and amount; balance asks for a refresh', async () => {
    await connected();
    socket.fake.handlers.get('recharge')?.('{"orderId":"R1","amount":5000.5}');
    expect(ports.onRecharge).toHaveBeenCalledExactlyOnceWith({ orderId: 'R1', amount: 5000.5 });
    vi.mocked(ports.onBalance).mockClear();
    socket.fake.handlers.get('balance')?.();
    expect(ports.onBalance).toHaveBeenCalledOnce();
  });

  test('RT-02 in sight again, a player says who it is once more: a connection that died in the sleep is noticed', async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('document', page);
    onTestFinished(() => void vi.unstubAllGlobals());
    await connected();
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
  ])('RT-02 the broken payload %j is dropped without harm', (payload) => {
    expect(parseRecharge(payload)).toBeUndefined();
  });

  test('RT-03 every connect, the first too, tells that something may have been missed', async () => {
    await connected();
    expect(ports.onMissed).toHaveBeenCalledOnce();
    socket.fake.handlers.get('connect')?.();
    expect(ports.onMissed).toHaveBeenCalledTimes(2);
  });

  test('RT-01 every handshake carries the token of its moment: after login, rotation and logout', async () => {
    token = null;
    const realtime = await connected();
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
});
