import { Fetch, io, NodeWebSocket, type Socket } from 'socket.io-client';
import type { Contract, SocketEvent } from '../../source/contract.ts';
import { fieldOf, parsedJson, textOf } from '../../source/json-values.ts';
import type { Caller, CheckContext } from '../check-context.ts';
import type { Problem } from '../finding.ts';
import { type SeenDeposits, type SeenEvent, socketLawProblems } from '../laws/socket-laws.ts';
import type { CheckOptions } from '../options.ts';
import { type SchemaCheck, shown } from '../schema-check.ts';
import { uuidFrom } from '../seeded.ts';
import { addressOf, MOST_BYTES, sendOnce } from '../wire.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const POLL_MS = 25;
/** Until then a server has bound a socket that logged in. */
const BOUND_MS = 250;
const POLL_TIMEOUT_MS = 60_000;
const MOST_EVENTS = 2000;
const WHERE = { path: 'socket', purpose: 'socket' } as const;

export interface ExpectedEvents {
  /** A time before what causes them. */
  since: string;
  /** The deposit that ended or was undone. */
  orderId?: string | undefined;
  /** Whether money moved; true by default. */
  isMoved?: boolean;
  /** The name of the player; that of the journey by default. */
  name?: string;
}

interface DueEvent {
  name: string;
  message: string;
  isIt(event: SeenEvent): boolean;
}

/** What must follow when a deposit ends, is undone, or money moves (RT-02). */
function dueEvents({ since, orderId, isMoved = true }: ExpectedEvents): DueEvent[] {
  const ended: DueEvent = {
    name: 'recharge',
    message: 'did not come for a deposit that ended or was undone',
    isIt: ({ args, at }) => at >= since && fieldOf(parsedJson(String(args[0]))?.value, 'orderId') === orderId,
  };
  const moved: DueEvent = {
    name: 'balance',
    message: 'did not come although the balance changed',
    isIt: ({ at }) => at >= since,
  };
  return [...(orderId === undefined ? [] : [ended]), ...(isMoved ? [moved] : [])];
}

/**
 * Joins the support conversation and writes one message (CHT-01). People may read it, so it needs --writes.
 * @returns the expected events: the conversation, and the message itself as its receipt
 */
function startChat(
  contract: Contract,
  { writes, seed, lang, profile }: CheckOptions,
  socket: Socket,
): DueEvent[] {
  const isKnown = contract.events.some(({ sender, name }) => sender === 'client' && name === 'chatJoin');
  if (!isKnown || !writes || profile?.has('chat')) return [];
  const id = uuidFrom(seed, 'chat message');
  socket.emit('chatJoin', { visitorId: uuidFrom(seed, 'chat visitor'), lang, afterSeq: 0 });
  const message = { id, text: 'Contract check, please ignore.', sentAt: new Date().toISOString() };
  for (const again of [message, message]) socket.emit('chat', again);
  return [
    { name: 'chatJoined', message: 'did not come for chatJoin', isIt: () => true },
    {
      name: 'chat',
      message: 'did not bring back the message sent, which is its receipt',
      isIt: ({ args }) => fieldOf(args[0], 'id') === id,
    },
  ];
}

function eventProblems(contract: Contract, check: SchemaCheck, name: string, args: unknown[]): Problem[] {
  const isIt = (event: SocketEvent) => event.sender === 'server' && event.name === name;
  const event = contract.events.find(isIt);
  const place = event?.part ?? { file: contract.files.root, pointer: '/x-events/server' };
  const broken = (rule: string, message: string) => [{ rule: `socket/${rule}`, at: name, message, place }];
  if (!event) return broken('unknown-event', 'is an event the contract does not know');
  const [given] = args;
  if (!event.payload)
    return args.length > 0 ? broken('payload', `carries ${shown(given)}, and the event has no payload`) : [];
  if (args.length !== 1) return broken('payload', `carries ${args.length} values instead of one`);
  const json = typeof given === 'string' ? parsedJson(given) : undefined;
  const payload = event.isJsonText ? json : { value: given };
  if (!payload) return broken('encoding', `is ${shown(given)}, and the payload is a text of JSON`);
  return check
    .problems(event.payload, payload.value, name)
    .map((problem) => ({ ...problem, rule: `socket/${problem.rule}` }));
}

async function connected(socket: Socket): Promise<string | undefined> {
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(undefined));
    socket.once('connect_error', (error) => resolve(error.message));
  });
}

const ABSENT_SOCKET = /polling answered (?:404|501)$/;

/** Polling as socket.io has it follows redirects, and would carry the token and the headers to another host. */
class OwnPolling extends Fetch {
  exchange(body: string | undefined, done: (text: string) => void): void {
    const headers = { ...this.opts.extraHeaders, 'content-type': 'text/plain;charset=UTF-8' };
    const method = body === undefined ? 'GET' : 'POST';
    sendOnce({ method, url: this.uri(), headers, body }, POLL_TIMEOUT_MS).then(
      ({ status, text }) =>
        status === 200 ? done(text) : this.onError(`polling answered ${status}`, status),
      (error: unknown) => this.onError('polling failed', error),
    );
  }
  override doPoll(): void {
    this.exchange(undefined, (text) => this.onData(text));
  }
  override doWrite(data: string, done: () => void): void {
    this.exchange(data, done);
  }
}

function connect(
  options: CheckOptions,
  token: string | undefined,
  events: SeenEvent[],
  ticket?: string,
): Socket {
  const { url, headers } = addressOf(options.socket);
  const { origin, pathname } = new URL(url);
  const socket = io(origin, {
    path: `${pathname.replace(/\/+$/, '')}/socket.io`,
    transports: [NodeWebSocket, OwnPolling],
    tryAllTransports: true,
    query: token === undefined ? {} : { token },
    auth: ticket === undefined ? {} : { ticket },
    extraHeaders: { ...headers, ...options.headers },
    reconnection: false,
    timeout: CONNECT_TIMEOUT_MS,
    forceNew: true,
    ...{ maxPayload: MOST_BYTES },
  });
  socket.onAny((name: string, ...args: unknown[]) => {
    if (events.length < MOST_EVENTS) events.push({ name, args, at: new Date().toISOString() });
    else socket.disconnect();
  });
  return socket;
}

const TICKET_LIFE_MS = 60_000;

/** Connects with a ticket, with the same again and, where the clock can be moved, with one that is too old (RT-05). */
async function connectByTicket(context: CheckContext, as: Caller) {
  const received = { first: [] as SeenEvent[], void: [] as SeenEvent[], isFirst: false };
  const sockets: Socket[] = [];
  const ticket = async () => {
    const profile = await context.read(
      'userGetUserInfo',
      'A ticket for the socket',
      { socketTicket: true },
      as,
    );
    const text = textOf(fieldOf(profile, 'socketTicket'));
    context.secrets.learn(text);
    return text;
  };
  const use = async (text: string | undefined, events: SeenEvent[]) => {
    const socket = connect(context.options, undefined, events, text);
    sockets.push(socket);
    return (await connected(socket)) === undefined;
  };
  let text = as.token === undefined ? undefined : await ticket();
  if (text !== undefined && context.control?.pass) {
    await context.control.pass(TICKET_LIFE_MS + 1_000);
    await use(text, received.void);
    text = await ticket();
  }
  if (text !== undefined) {
    received.isFirst = await use(text, received.first);
    await use(text, received.void);
  }
  return { received, sockets };
}

export type WatchedSocket = Awaited<ReturnType<typeof watchSocket>>;

/** Connects as the app does (RT-01, RT-02): websocket then polling, token in the query, login on connect. */
export async function watchSocket(context: CheckContext, as: Caller) {
  const { contract, check, options, findings } = context;
  const events: SeenEvent[] = [];
  const others: SeenEvent[] = [];
  let otherName = 'other player';
  let other: Socket | undefined;
  const opened: Socket[] = [];
  const byTicket = await connectByTicket(context, as);
  const { token } = as;
  const socket = connect(options, token, events);
  socket.onAny((name: string, ...args: unknown[]) => {
    for (const problem of eventProblems(contract, check, name, args))
      findings.add(problem, { ...WHERE, operationId: `socket ${name}` });
  });
  const bound: SeenEvent[] = [];
  const nobody: SeenEvent[] = [];
  const late = connect(options, undefined, bound);
  if (token !== undefined) late.emit('login', { token });
  const guest = connect(options, undefined, nobody);
  const place = contract.events[0]?.part ?? { file: contract.files.root, pointer: '/x-events' };
  const add = (rule: string, at: string, message: string) =>
    findings.add({ rule: `socket/${rule}`, at, message, place }, { ...WHERE, operationId: 'socket' });
  const failure = await connected(socket);
  // Like an absent call: its events are named as never seen.
  if (failure !== undefined && !ABSENT_SOCKET.test(failure)) add('connect', 'connect', `failed: ${failure}`);
  else if (token !== undefined) socket.emit('login', { token });
  const chat = startChat(contract, options, socket);

  async function waitFor(due: readonly DueEvent[], received = events, by = socket): Promise<void> {
    const until = performance.now() + options.eventWaitMs;
    const missing = () =>
      due.filter((wanted) => !received.some((event) => event.name === wanted.name && wanted.isIt(event)));
    while (missing().length > 0 && performance.now() < until && by.connected) {
      options.signal?.throwIfAborted();
      await new Promise<void>((resolve) => setTimeout(resolve, POLL_MS));
    }
    for (const { name, message } of missing()) add('missing-event', name, message);
  }

  return {
    events,
    close() {
      for (const open of [socket, late, guest, other, ...byTicket.sockets, ...opened]) open?.disconnect();
    },
    /** One more socket of a session, open until the run ends. */
    async open(fresh: string) {
      const received: SeenEvent[] = [];
      const more = connect(options, fresh, received);
      opened.push(more);
      if ((await connected(more)) === undefined) more.emit('login', { token: fresh });
      await new Promise<void>((resolve) => setTimeout(resolve, BOUND_MS));
      return { events: received, expect: (due: ExpectedEvents) => waitFor(dueEvents(due), received, more) };
    },
    async watchOther(name: string, fresh: string) {
      otherName = name;
      other = connect(options, fresh, others);
      if ((await connected(other)) === undefined) other.emit('login', { token: fresh });
    },
    /** Binds the sockets to a new session, after a password change has ended the old one. */
    logIn(fresh: string) {
      const [first] = byTicket.received.isFirst ? byTicket.sockets.slice(-2) : [];
      for (const open of [socket, late, first]) open?.emit('login', { token: fresh });
    },
    async expectEvents(due: ExpectedEvents) {
      const { name = 'player' } = due;
      if (failure !== undefined) return;
      if (name === 'player') await waitFor(dueEvents(due));
      else if (name === otherName && other?.connected) await waitFor(dueEvents(due), others);
    },
    async finish(deposits: SeenDeposits) {
      if (failure === undefined) {
        await waitFor(chat);
        if (!socket.connected)
          add('connect', 'disconnect', 'came from the server in the middle of the session');
      }
      const received = {
        player: events,
        other: others,
        otherName,
        bound,
        nobody,
        isBound: late.connected,
        byTicket: byTicket.received,
      };
      for (const problem of socketLawProblems(contract, received, deposits))
        findings.add(problem, { ...WHERE, operationId: 'socket' });
    },
  };
}
