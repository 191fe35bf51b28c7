import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
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
/** Answers each call. @returns the requests, as they come */
function record(answer: () => Response): Request[] {
  const seen: Request[] = [];
  serve(({ request }) => {
    seen.push(request.clone());
    return answer();
  });
  return seen;
}
const post = (url = '/ping', more: Partial<Parameters<typeof call>[0]> = {}) =>
  call({ url, method: 'POST', data: {}, ...more });

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('the call should reject'),
    (error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      return error;
    },
  );

test.each(['tk_1', null])('NET-01 posts JSON with the language and the token %j', async (own) => {
  token = own;
  const seen = record(() => ok({ total: 1 }));
  await post('/ping', { data: { a: 1 } });
  const [request] = seen;
  expect(request?.method).toBe('POST');
  expect(request?.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(request?.headers.get('lang')).toBe('ks');
  expect(request?.headers.get('token')).toBe(own);
  expect(await request?.json()).toEqual({ a: 1 });
});

test.each(callsOfTheSpec)(
  'NET-02 %s goes to the gateway if it is a /v1 path, else to the main host',
  async (url) => {
    const seen = record(() => ok({}));
    await post(url);
    expect(seen[0]?.url).toBe(`http://${url.includes('/v1') ? 'gateway' : 'main'}.test${url}`);
  },
);

const refusal = { code: 'wrong-credentials', field: 'password' } as const;
const no = (data: object | null, status = 200) =>
  HttpResponse.json({ success: false, message: 'No.', data }, { status });
test.each([
  ['success false', () => no(refusal), { kind: 'refused', message: 'No.', ...refusal, isUnknown: false }],
  ...[400, 404, 413, 429, 500, 503].map(
    (status) => [`HTTP ${status}`, () => no(null, status), { kind: 'http', status, message: 'No.' }] as const,
  ),
  ['no answer', () => HttpResponse.error(), { kind: 'network', isUnknown: true }],
  ...['<html>hola</html>', '', '{"success":tru', '"text"', '12', 'null'].map(
    (body) => [body, () => new HttpResponse(body), { kind: 'malformed', isUnknown: true }] as const,
  ),
] as const)('NET-04 NET-06 %s rejects with the kind of failure', async (_what, answer, failure) => {
  record(answer);
  expect(await failureOf(post())).toMatchObject(failure);
});

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
  const error = await failureOf(post('/ping', { signal }));
  expect(timeout).toHaveBeenCalledWith(60_000);
  expect(error).toMatchObject({ kind: 'timeout', isUnknown: true });
  await expect.poll(() => aborted).toBe(true);
  timeout.mockRestore();
});

test('NET-08 a guest sends the calls of spec point 6, and every other of point 7 opens the login and is empty', async () => {
  token = null;
  const seen = record(() => ok({}));
  for (const url of callsOfTheSpec) expect(await post(url)).toEqual({});
  const paths = seen.map(({ url }) => new URL(url).pathname);
  expect(paths.toSorted()).toEqual(guestCallsOfTheSpec.toSorted());
  expect(ports.onLoginNeeded).toHaveBeenCalledTimes(callsOfTheSpec.length - guestCallsOfTheSpec.length);
});

test.each(['/wallet/balance', '/v1/pig/load'])(
  'NET-09 a token header of %s replaces the token',
  async (url) => {
    record(() => ok({}, { token: 'tk_2' }));
    await post(url);
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
  expect(await failureOf(post('/wallet/balance'))).toMatchObject({
    kind: 'unauthorized',
  });
  expect(ports.onToken).not.toHaveBeenCalled();
  expect(ports.onUnauthorized).not.toHaveBeenCalled();
});

test.each([
  ['another', 'tk_2', 1],
  ['the same', 'tk_1', 0],
])(
  'NET-05 NET-09 a 401 is asked again when the token is %s by then, else reported',
  async (_name, fresh, again) => {
    const sent = record(() => {
      token = fresh;
      return sent.length === 1 ? HttpResponse.json({}, { status: 401 }) : ok({ total: 1 });
    });
    const answer = post('/wallet/balance');
    await (again ? answer : failureOf(answer));
    expect(sent.map(({ headers }) => headers.get('token'))).toEqual(['tk_1', ...(again ? [fresh] : [])]);
    expect(ports.onUnauthorized).toHaveBeenCalledTimes(1 - again);
  },
);

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
    const seen = record(() =>
      seen.length === 1 ? HttpResponse.json({}, { status: 401 }) : ok({ total: 1 }),
    );
    const answer = post(url, request);
    await (sent === 2 ? answer : failureOf(answer));
    expect(seen).toHaveLength(sent);
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
  expect(await failureOf(post('/ping', { shape: { total: 'n' } }))).toMatchObject({
    kind: 'malformed',
    isUnknown: true,
  });
  expect(report.mock.calls).toEqual([[`/ping broke the contract at data${place}`]]);
});

test('NET-11 returns an answer that keeps the contract, and reports nothing', async () => {
  const report = vi.fn();
  configureTransport({ ...ports, report });
  record(() => ok({ total: 1 }));
  expect(await post('/ping', { shape: { total: 'n' } })).toEqual({ total: 1 });
  expect(report).not.toHaveBeenCalled();
});

test('APP-18 an answer is dated by its arrival on the monotonic clock', async () => {
  serve(() => ok({}, { date: 'Tue, 24 Nov 2026 03:00:00 GMT' }));
  const follow = vi.fn();
  ports.answerTimes.follow = follow;
  const requested = performance.now();
  await post();
  const [headers, arrivedAt] = ports.answerTimes.last ?? [];
  expect(headers?.get('date')).toBe('Tue, 24 Nov 2026 03:00:00 GMT');
  expect(arrivedAt).toBeGreaterThan(requested);
  expect(arrivedAt).toBeLessThanOrEqual(performance.now());
  expect(follow.mock.calls).toEqual([[ports.answerTimes.last]]);
});

test('NET-07 an early call that was aborted is a timeout', async () => {
  const early = Promise.reject(new DOMException('late', 'TimeoutError'));
  vi.stubGlobal('window', { __earlyCalls: { '/ping {} ks tk_1': early } });
  const error = await failureOf(post());
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
  await expect(post('/ping', { signal: controller.signal })).rejects.not.toHaveProperty('requestId');
});
