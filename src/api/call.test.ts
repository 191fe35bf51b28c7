import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { callsOfTheSpec, guestCallsOfTheSpec } from '../../tests/support/calls-of-the-spec.ts';
import { testTransport } from '../../tests/support/test-transport.ts';
import { emptyApp } from '../lib/app.ts';
import { requestIds } from '../lib/request-ids.ts';
import { call } from './call.ts';
import { CallError } from './call-error.ts';
import { configureTransport, type TransportPorts } from './transport.ts';

const server = setupServer();
const ok = (data: unknown, headers: Record<string, string> = {}) =>
  HttpResponse.json({ success: true, message: '', data }, { headers });

let ports: TransportPorts;
let token: string | null;
let epoch: number;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  token = 'tk_1';
  epoch = 1;
  ports = testTransport({
    token: () => token,
    sessionEpoch: () => epoch,
    onToken: vi.fn(),
    onLoginNeeded: vi.fn(),
    onUnauthorized: vi.fn(),
  });
  configureTransport(ports);
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});

type Resolver = Parameters<typeof http.post>[1];
const serve = (answer: Resolver) => server.use(http.post('*', answer));
const ask = (url = '/ping', more: Partial<Parameters<typeof call>[0]> = {}) =>
  call({ url, method: 'POST', data: {}, ...more });

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('the call should reject'),
    (error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      return error;
    },
  );

describe('transport', () => {
  test('NET-01 posts JSON with language and token', async () => {
    let seen: Request | undefined;
    serve(({ request }) => {
      seen = request.clone();
      return ok({ total: 1 });
    });
    await call({ url: '/wallet/balance', method: 'POST', data: { a: 1 } });
    expect(seen?.method).toBe('POST');
    expect(seen?.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(seen?.headers.get('lang')).toBe('ks');
    expect(seen?.headers.get('token')).toBe('tk_1');
    expect(await seen?.json()).toEqual({ a: 1 });
  });

  test('NET-01 a guest sends no token', async () => {
    token = null;
    let header: string | null = 'unset';
    serve(({ request }) => {
      header = request.headers.get('token');
      return ok({});
    });
    await ask();
    expect(header).toBeNull();
  });

  test.each(callsOfTheSpec)(
    'NET-02 %s goes to the gateway if it is a /v1 path, else to the main host',
    async (url) => {
      const seen: string[] = [];
      serve(({ request }) => {
        seen.push(request.url);
        return ok({});
      });
      await ask(url);
      expect(seen).toEqual([`http://${url.includes('/v1') ? 'gateway' : 'main'}.test${url}`]);
    },
  );

  describe('NET-03 the result of a call', () => {
    test.each([
      [{ success: true, message: '', data: { total: 5 } }, { total: 5 }],
      [{ success: true, message: '', data: null }, null],
      [
        { success: true, message: 'fine' },
        { success: true, message: 'fine' },
      ],
      [{ count: 3 }, { count: 3 }],
      [
        [1, 2],
        [1, 2],
      ],
    ])('NET-03 of %j returns %j', async (body, expected) => {
      serve(() => HttpResponse.json(body));
      expect(await ask()).toEqual(expected);
    });
  });

  test('NET-04 success false rejects with the message, code and field of the server', async () => {
    serve(() =>
      HttpResponse.json({
        success: false,
        message: 'Clave incorrecta.',
        data: { code: 'wrong-credentials', field: 'password' },
      }),
    );
    const error = await failureOf(ask('/user/login'));
    expect(error).toMatchObject({
      kind: 'refused',
      message: 'Clave incorrecta.',
      code: 'wrong-credentials',
      field: 'password',
    });
    expect(error.isUnknown).toBe(false);
  });

  test.each([400, 404, 413, 429, 500, 503])('NET-06 HTTP %i rejects with its status', async (status) => {
    serve(() => HttpResponse.json({ success: false, message: 'No.', data: null }, { status }));
    expect(await failureOf(ask())).toMatchObject({
      kind: 'http',
      status,
      message: 'No.',
    });
  });

  test('NET-06 a call without an answer is a network failure, and unknown', async () => {
    serve(() => HttpResponse.error());
    const error = await failureOf(ask('/withdraw/create'));
    expect(error).toMatchObject({ kind: 'network', isUnknown: true });
  });

  test.each(['<html>hola</html>', '', '{"success":tru', '"text"', '12', 'null'])(
    'NET-06 the answer %j is malformed',
    async (body) => {
      serve(() => new HttpResponse(body, { status: 200 }));
      expect(await failureOf(ask())).toMatchObject({
        kind: 'malformed',
        isUnknown: true,
      });
    },
  );

  test.each([
    ['', undefined],
    [', one that its caller can give up too', new AbortController().signal],
  ])('NET-07 after 60 s the request is aborted for real%s', async (_name, signal) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const controller = new AbortController();
    timeout.mockReturnValue(controller.signal);
    let aborted = false;
    serve(async ({ request }) => {
      const end = new Promise((resolve) => request.signal.addEventListener('abort', resolve));
      controller.abort(new DOMException('late', 'TimeoutError'));
      await end;
      aborted = true;
      return ok({});
    });
    const error = await failureOf(ask('/ping', { signal }));
    expect(timeout).toHaveBeenCalledWith(60_000);
    expect(error).toMatchObject({ kind: 'timeout', isUnknown: true });
    await vi.waitFor(() => expect(aborted).toBe(true));
    timeout.mockRestore();
  });

  test('NET-08 a guarded call of a guest is not sent, opens the login and returns an empty result', async () => {
    token = null;
    const sent = vi.fn();
    serve(sent);
    expect(await ask('/wallet/balance')).toEqual({});
    expect(sent).not.toHaveBeenCalled();
    expect(ports.onLoginNeeded).toHaveBeenCalledOnce();
  });

  test('NET-08 a guest sends the calls of spec point 6, and no other of point 7', async () => {
    token = null;
    const sent = vi.fn((_path: string) => ok({}));
    serve(({ request }) => sent(new URL(request.url).pathname));
    for (const url of callsOfTheSpec) await ask(url);
    expect(sent.mock.calls.flat().toSorted()).toEqual(guestCallsOfTheSpec.toSorted());
    expect(ports.onLoginNeeded).toHaveBeenCalledTimes(callsOfTheSpec.length - guestCallsOfTheSpec.length);
  });

  test.each(['http://main.test/wallet/balance', 'http://gateway.test/v1/pig/load'])(
    'NET-09 a token header of %s replaces the token',
    async (url) => {
      serve(() => ok({}, { token: 'tk_2' }));
      await call({ url: new URL(url).pathname, method: 'POST', data: {} });
      expect(ports.onToken).toHaveBeenCalledExactlyOnceWith('tk_2');
    },
  );

  test('NET-09 an answer of an earlier session changes neither token nor login', async () => {
    serve(() => {
      epoch += 1;
      return HttpResponse.json(
        { success: false, message: 'Sesión.', data: null },
        { status: 401, headers: { token: 'tk_old' } },
      );
    });
    expect(await failureOf(ask('/wallet/balance'))).toMatchObject({
      kind: 'unauthorized',
    });
    expect(ports.onToken).not.toHaveBeenCalled();
    expect(ports.onUnauthorized).not.toHaveBeenCalled();
  });

  test('NET-05 reports a 401 of the current session', async () => {
    serve(() => HttpResponse.json({}, { status: 401 }));
    await failureOf(ask('/wallet/balance'));
    expect(ports.onUnauthorized).toHaveBeenCalledOnce();
  });

  test.each([
    ['another', 'tk_2', 1],
    ['the same', 'tk_1', 0],
  ])('NET-09 a 401 is asked again when the token is %s by then', async (_name, fresh, again) => {
    const sent: (string | null)[] = [];
    serve(({ request }) => {
      sent.push(request.headers.get('token'));
      token = fresh;
      return sent.length === 1 ? HttpResponse.json({}, { status: 401 }) : ok({ total: 1 });
    });
    const answer = ask('/wallet/balance');
    await (again ? answer : failureOf(answer));
    expect(sent).toEqual(['tk_1', ...(again ? [fresh] : [])]);
    expect(ports.onUnauthorized).toHaveBeenCalledTimes(1 - again);
  });

  test.each([
    ['/wallet/balance', { isBack: true, sent: 2 }],
    ['/wallet/balance', { isBack: false, sent: 1 }],
    ['/wallet/balance', { isBack: undefined, sent: 1 }],
    ['/wallet/balance', { isBack: true, signal: new AbortController().signal, sent: 1 }],
    ['/user/login', { isBack: true, sent: 1 }],
    ['/user/register', { isBack: true, sent: 1 }],
  ] as const)(
    'NET-12 the call %s after a 401 and a new login is sent again as %j',
    async (url, { isBack, sent, ...request }) => {
      configureTransport({ ...ports, onUnauthorized: () => Promise.resolve(isBack) });
      let seen = 0;
      serve(() => {
        seen += 1;
        return seen === 1 ? HttpResponse.json({}, { status: 401 }) : ok({ total: 1 });
      });
      const answer = ask(url, request);
      await (sent === 2 ? answer : failureOf(answer));
      expect(seen).toBe(sent);
    },
  );

  test.each([
    ['an object that lacks a field', {}, '.total'],
    ['a number that is a text', { total: '1' }, '.total'],
    ['a list', [], ''],
    ['null', null, ''],
  ])('NET-11 of %s nothing is used, and the place is reported', async (_name, data, place) => {
    const report = vi.fn();
    configureTransport({ ...ports, report });
    serve(() => ok(data));
    expect(await failureOf(ask('/ping', { shape: { total: 'n' } }))).toMatchObject({
      kind: 'malformed',
      isUnknown: true,
    });
    expect(report.mock.calls).toEqual([[`/ping broke the contract at data${place}`]]);
  });

  test('NET-11 returns an answer that keeps the contract, and reports nothing', async () => {
    const report = vi.fn();
    configureTransport({ ...ports, report });
    serve(() => ok({ total: 1 }));
    expect(await ask('/ping', { shape: { total: 'n' } })).toEqual({
      total: 1,
    });
    expect(report).not.toHaveBeenCalled();
  });

  test('APP-18 an answer is dated by its arrival on the monotonic clock', async () => {
    serve(() => ok({}, { date: 'Tue, 24 Nov 2026 03:00:00 GMT' }));
    const follow = vi.fn();
    ports.answerTimes.follow = follow;
    const asked = performance.now();
    await ask();
    const [headers, arrivedAt] = ports.answerTimes.last ?? [];
    expect(headers?.get('date')).toBe('Tue, 24 Nov 2026 03:00:00 GMT');
    expect(arrivedAt).toBeGreaterThan(asked);
    expect(arrivedAt).toBeLessThanOrEqual(performance.now());
    expect(follow.mock.calls).toEqual([[ports.answerTimes.last]]);
  });

  test('NET-07 an early call that was aborted is a timeout', async () => {
    const early = Promise.reject(new DOMException('late', 'TimeoutError'));
    vi.stubGlobal('window', { __earlyCalls: { '/ping {} ks tk_1': early } });
    const error = await failureOf(ask());
    expect(error).toMatchObject({ kind: 'timeout', isUnknown: true });
    vi.unstubAllGlobals();
  });

  test('NET-17 the failure of an early call has the request id of the document', async () => {
    const early = Object.assign(Promise.reject(new TypeError('lost')), { requestId: '7F3G2H-2' });
    vi.stubGlobal('window', { __earlyCalls: { '/ping {} ks tk_1': early } });
    configureTransport({ ...ports, requestId: requestIds(emptyApp(globalThis)).of });
    expect(await failureOf(call({ url: '/ping' }))).toMatchObject({ requestId: '7F3G2H-2' });
    vi.unstubAllGlobals();
  });

  test("NET-07 a call that its caller gives up rejects with the caller's reason", async () => {
    const controller = new AbortController();
    serve(async () => {
      controller.abort(new Error('left the screen'));
      return new Promise(() => undefined);
    });
    await expect(ask('/ping', { signal: controller.signal })).rejects.not.toBeInstanceOf(CallError);
  });
});
