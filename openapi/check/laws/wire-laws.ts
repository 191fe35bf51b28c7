import type { Call } from '../../source/contract.ts';
import { fieldOf, textOf } from '../../source/json-values.ts';
import { textTerm, valueAt } from '../../source/laws.ts';
import type { JourneyState } from '../journey/journey-state.ts';
import type { ReceivedAnswer } from '../wire.ts';
import type { Broken } from './answer-laws.ts';

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

/** Sends a preflight and then the call to both hosts, as a browser does, and calls that fail (NET-09). */
async function checkCors({ context, memory, options }: JourneyState): Promise<void> {
  const { origin, country, only } = options;
  const send = (call: Call, title: string, method: string, body: unknown, headers: object = {}) =>
    context.send(call, { purpose: 'laws', title, body, method, headers: { origin, ...headers } });
  const expectReadable = async (...sent: Parameters<typeof send>) => {
    const exchange = await send(...sent);
    if (exchange.answer)
      for (const [at, message] of readableProblems(exchange.answer, origin))
        context.broken(sent[0].operationId, 'cors-readable', at, message, exchange);
  };
  const queries = context.calls.filter(({ kind }) => kind === 'query');
  const ofEachHost = (isGuest: boolean) =>
    [false, true].flatMap(
      (isGateway) => queries.find((call) => call.isGuest === isGuest && call.isGateway === isGateway) ?? [],
    );
  const sample = only ? queries.filter(({ isGuest }) => isGuest) : ofEachHost(true);
  for (const call of sample) {
    const preflight = await send(call, 'Preflight of a browser', 'OPTIONS', '', {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,lang,token,x-request-id',
    });
    if (preflight.answer)
      for (const [at, message] of preflightProblems(preflight.answer, origin))
        context.broken(call.operationId, 'cors-preflight', at, message, preflight);
    const body = memory.bodies.get(call.operationId) ?? { country };
    await expectReadable(call, 'From the page of the app', 'POST', body);
  }
  // The page must be able to read the reason of a failure: a broken body, another method, no session.
  for (const call of sample) {
    await expectReadable(call, 'A broken body from the page', 'POST', '{"a":');
    await expectReadable(call, 'Another method from the page', 'GET', '');
  }
  for (const call of ofEachHost(false))
    await expectReadable(call, 'Without a session from the page', 'POST', {});
}

/** The server's clock must be near ours. A test environment reports by how much it moved its clock. */
async function checkClock({ context, control }: JourneyState): Promise<void> {
  const ahead = (await control?.aheadMs?.()) ?? 0;
  for (const { call, law } of context.stated(({ kind }) => kind === 'near-now')) {
    const [field, most] = [textTerm(law, 'field'), Number(fieldOf(law.terms, 'seconds'))];
    const { data, exchange } = await context.request(call.operationId, 'The time of the server', {});
    const time = Date.parse(textOf(valueAt({ data }, field)) ?? '') - ahead;
    const apart = Math.round(Math.abs(time - Date.now()) / 1000);
    const message = `is ${apart} s away from the time here, and ${most} s are allowed`;
    if (apart > most) context.reportLaw(call, law, [[field, message]], exchange);
  }
}

/** Checks transport and clock of the answers (CON-07). */
export async function checkWire(journey: JourneyState): Promise<void> {
  journey.options.onProgress?.('laws of the wire');
  await checkCors(journey);
  await checkClock(journey);
}
