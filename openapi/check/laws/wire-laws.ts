import type { Call } from '../../source/contract.ts';
import { fieldOf, textOf } from '../../source/json-values.ts';
import { lawsOf } from '../../source/laws.ts';
import type { JourneyState } from '../journey/journey-state.ts';
import type { ReceivedAnswer } from '../wire.ts';
import { type Broken, nearNowProblems } from './answer-laws.ts';
import { sharedLaw } from './shared-laws.ts';

const listed = (headers: ReceivedAnswer['headers'], name: string) =>
  (headers[name] ?? '').toLowerCase().split(/\s*,\s*/);

function originProblem({ headers }: ReceivedAnswer, origin: string): Broken[] {
  const allowed = headers['access-control-allow-origin'];
  if (allowed === '*' || allowed === origin) return [];
  return [
    ['header access-control-allow-origin', `is ${allowed ?? 'missing'}, and the app asks from ${origin}`],
  ];
}

function preflightProblems(answer: ReceivedAnswer, origin: string): Broken[] {
  if (answer.status < 200 || answer.status > 299) return [['status', `is ${answer.status} for a preflight`]];
  const methods = listed(answer.headers, 'access-control-allow-methods');
  const names = listed(answer.headers, 'access-control-allow-headers');
  const missing = ['content-type', 'lang', 'token', 'x-request-id'].filter(
    (name) => !names.includes(name) && !names.includes('*'),
  );
  return [
    ...originProblem(answer, origin),
    // POST is a simple method, so a server need not name it.
    ...(methods.includes('post') || methods.includes('*') || methods[0] === ''
      ? []
      : [['header access-control-allow-methods', 'does not have POST'] as const]),
    ...missing.map((name): Broken => ['header access-control-allow-headers', `does not have ${name}`]),
  ];
}

function readableProblems(answer: ReceivedAnswer, origin: string): Broken[] {
  const exposed = listed(answer.headers, 'access-control-expose-headers');
  const missing = ['token', 'retry-after'].filter((name) => !exposed.includes(name));
  return [
    ...originProblem(answer, origin),
    ...missing.map((name): Broken => ['header access-control-expose-headers', `does not have ${name}`]),
  ];
}

function sampleCalls({ context, options }: JourneyState): Call[] {
  const guests = context.contract.calls.filter(({ isGuest, kind }) => isGuest && kind === 'query');
  if (options.only) return guests.filter(({ operationId }) => options.only?.has(operationId));
  return [false, true].flatMap((isGateway) => guests.find((call) => call.isGateway === isGateway) ?? []);
}

/** Sends a preflight and then the call to both hosts, as a browser does (NET-09). */
async function checkCors(journey: JourneyState): Promise<void> {
  const { context, memory, options } = journey;
  const [preflightLaw, readableLaw] = ['cors-preflight', 'cors-readable'].map((name) =>
    sharedLaw(context.contract, name),
  );
  for (const call of sampleCalls(journey)) {
    const { origin } = options;
    const body = memory.bodies.get(call.operationId) ?? { country: options.country };
    const wants = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,lang,token,x-request-id',
    };
    const send = (title: string, method: string, headers: Record<string, string>) =>
      context.send(call, {
        purpose: 'laws',
        title,
        body: method === 'OPTIONS' ? '' : body,
        method,
        headers: { origin, ...headers },
      });
    const preflight = await send('Preflight of a browser', 'OPTIONS', wants);
    if (preflight.answer)
      context.reportLaw(call, preflightLaw, preflightProblems(preflight.answer, origin), preflight);
    const readable = await send('From the page of the app', 'POST', {});
    if (readable.answer)
      context.reportLaw(call, readableLaw, readableProblems(readable.answer, origin), readable);
  }
  for (const { call, title, method, wrong } of failing(journey)) {
    const sending = {
      purpose: 'laws',
      title,
      body: wrong,
      method,
      headers: { origin: options.origin },
    } as const;
    const exchange = await context.send(call, sending);
    if (exchange.answer)
      context.reportLaw(call, readableLaw, readableProblems(exchange.answer, options.origin), exchange);
  }
}

/** Failing calls of both hosts: a broken body, another method, no session. The page must be able to read the reason. */
function failing(journey: JourneyState): { call: Call; title: string; method: string; wrong: unknown }[] {
  const { context, options } = journey;
  const guarded = [false, true].flatMap((isGateway) => {
    const isOf = (call: Call) => !call.isGuest && call.kind === 'query' && call.isGateway === isGateway;
    return (
      context.contract.calls.find((call) => isOf(call) && (options.only?.has(call.operationId) ?? true)) ?? []
    );
  });
  return [
    ...sampleCalls(journey).flatMap((call) => [
      { call, title: 'A broken body from the page', method: 'POST', wrong: '{"a":' },
      { call, title: 'Another method from the page', method: 'GET', wrong: '' },
    ]),
    ...guarded.map((call) => ({ call, title: 'Without a session from the page', method: 'POST', wrong: {} })),
  ];
}

/** The server's clock must be near ours. A test environment reports by how much it moved its clock. */
async function checkClock({ context, control, options }: JourneyState): Promise<void> {
  const ahead = (await control?.aheadMs?.()) ?? 0;
  for (const call of context.contract.calls) {
    for (const law of lawsOf(context.contract, call).filter(({ kind }) => kind === 'near-now')) {
      if (options.only && !options.only.has(call.operationId)) continue;
      const reply = await context.request(call.operationId, 'The time of the server', {});
      const time = Date.parse(textOf(fieldOf(reply.data, 'serverTime')) ?? '') - ahead;
      if (!reply.isSuccess || Number.isNaN(time)) continue;
      const facts = { request: {}, data: { serverTime: new Date(time).toISOString() }, headers: {} };
      context.report(call, 'laws', nearNowProblems(law, facts), reply.exchange);
    }
  }
}

/** Checks transport and clock of the answers (CON-07). */
export async function checkWire(journey: JourneyState): Promise<void> {
  journey.options.onProgress?.('laws of the wire');
  await checkCors(journey);
  await checkClock(journey);
}
