import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testTransport } from '../../../tests/support/test-transport.ts';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import { configureTransport } from '../../api/transport.ts';
import { startTexts } from '../../i18n/texts.ts';
import { type App, emptyApp } from '../../lib/app.ts';
import { requestIds } from '../../lib/request-ids.ts';
import { createQueryClient, shouldRetryRead } from './query-client.ts';

let app: App;
beforeEach(() => {
  app = emptyApp(globalThis);
});

const ONCE = [
  ...['/recharge/createRechargeOrder', '/recharge/v2/createRechargeOrder', '/recharge/prepay'],
  ...['/withdraw/create', '/lucky/money/create', '/lucky/money/claim', '/v1/pig/collect'],
  ...['/v1/pb/get', '/v1/pb/reg/claim', '/captcha/sms', '/captcha/usernameSms'],
];

const refusal = { success: false, message: 'No.', data: null };
const failures: [name: string, answer: () => Response, isRetried: boolean][] = [
  ['no connection', () => HttpResponse.error(), true],
  ['HTTP 500', () => HttpResponse.json(refusal, { status: 500 }), true],
  ['HTTP 503', () => HttpResponse.json(refusal, { status: 503 }), true],
  ['HTTP 404', () => HttpResponse.json(refusal, { status: 404 }), false],
  ['HTTP 429', () => HttpResponse.json(refusal, { status: 429 }), false],
  ['HTTP 401', () => HttpResponse.json(refusal, { status: 401 }), false],
  ['a refusal', () => HttpResponse.json(refusal), false],
  ['a body that is no JSON', () => new HttpResponse('<html>'), false],
];

const server = setupServer();
let requests = 0;

beforeAll(async () => {
  await startTexts('ks');
  server.listen({ onUnhandledFrame: 'error' });
  configureTransport(testTransport({ token: () => 'tk_1' }));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function failWith(answer: () => Response, url: string): void {
  requests = 0;
  server.use(
    http.post('*', ({ request }) => {
      if (request.url.endsWith(url)) requests += 1;
      return answer();
    }),
  );
}

describe.each(failures)('after %s', (_name, answer, isRetried) => {
  test(`NET-10 a read that failed is sent ${isRetried ? 'twice more' : 'no second time'}`, async () => {
    failWith(answer, '/game/list');
    const queryFn = () => call({ url: '/game/list', method: 'POST', data: {} });
    const observer = new QueryObserver(createQueryClient(app), {
      queryKey: ['read'],
      queryFn,
      retryDelay: 0,
    });
    const error = await new Promise((resolve) => {
      observer.subscribe(({ status, error: failure }) => status === 'error' && resolve(failure));
    });
    expect(error).toBeInstanceOf(CallError);
    expect(requests).toBe(isRetried ? 3 : 1);
  });

  test.each(ONCE)('NET-10 the call %s that failed is sent no second time', async (url) => {
    failWith(answer, url);
    const mutationFn = () => call({ url, method: 'POST', data: {} });
    const observer = new MutationObserver(createQueryClient(app), { mutationFn, retryDelay: 0 });
    await expect(observer.mutate()).rejects.toBeInstanceOf(CallError);
    expect(requests).toBe(1);
  });
});

test('NET-10 a read that timed out is sent again, a bug of ours is not', () => {
  const late = new CallError({ kind: 'timeout', path: '/game/list', status: undefined });
  expect([0, 1, 2].map((before) => shouldRetryRead(before, late))).toEqual([true, true, false]);
  expect(shouldRetryRead(0, new Error('a bug'))).toBe(false);
});

test('NET-17 all tries of a read have one name, of its visit, and the error has it too', async () => {
  configureTransport(testTransport({ token: () => 'tk_1', requestId: requestIds(app).of }));
  const names: (string | null)[] = [];
  server.use(
    http.post('*', ({ request }) => {
      names.push(request.headers.get('x-request-id'));
      return HttpResponse.error();
    }),
  );
  const client = createQueryClient(app);
  const read = (key: string) =>
    client
      .fetchQuery({
        queryKey: [key],
        queryFn: ({ signal }) => call({ url: '/game/list', signal }),
        retry: 2,
        retryDelay: 0,
      })
      .catch((error: CallError) => error.requestId);
  const said = [await read('one'), await read('two')];
  const { visit } = requestIds(app);
  expect(said).toEqual([`${visit}-10`, `${visit}-11`]);
  expect(names).toEqual(said.flatMap((name) => [name, name, name]));
});
