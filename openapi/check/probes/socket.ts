import { io, type Socket } from 'socket.io-client';
import type { Contract, SocketEvent } from '../../source/contract.ts';
import type { Bench } from '../bench.ts';
import type { Problem } from '../finding.ts';
import type { CheckOptions } from '../options.ts';
import type { SchemaCheck } from '../schema-check.ts';
import { shown } from '../schema-words.ts';
import { startChat } from './chat.ts';
import { dueAfterDeposit, type ReceivedEvent } from './received-event.ts';

export interface SocketWatch {
  /** Events so far, the parsed payload of those that carry JSON. */
  readonly events: readonly ReceivedEvent[];
  /** Binds the socket to another session, as the app does after a login. */
  logIn(token: string): void;
  /** Waits for the events that follow a paid deposit, and judges everything that came. */
  finish(paidOrderId: string | undefined): Promise<void>;
  close(): void;
}

const CONNECT_TIMEOUT_MS = 10_000;
const POLL_MS = 25;
const HUNG_UP = 'came from the server in the middle of the session';
const WHERE = { path: 'socket', purpose: 'socket' } as const;

/** What is wrong with one event; nothing when the contract has it and its payload fits. */
function eventProblems(contract: Contract, check: SchemaCheck, { name, args }: ReceivedEvent): Problem[] {
  const event = contract.events.find((known) => known.sender === 'server' && known.name === name);
  const place = { file: contract.files.root, pointer: '/x-events/server' };
  if (!event)
    return [
      { rule: 'socket/unknown-event', at: name, says: 'is an event the contract does not know', place },
    ];
  const { payload, part } = event;
  if (!payload) {
    const says = `carries ${shown(args[0])}, and the event has no payload`;
    return args.length > 0 ? [{ rule: 'socket/payload', at: name, says, place: part }] : [];
  }
  if (args.length !== 1) {
    return [
      { rule: 'socket/payload', at: name, says: `carries ${args.length} values instead of one`, place: part },
    ];
  }
  const parsed = payloadOf(event, args[0]);
  if (!parsed) {
    return [
      {
        rule: 'socket/encoding',
        at: name,
        says: `is ${shown(args[0])}, and the payload is a text of JSON`,
        place: part,
      },
    ];
  }
  return check
    .problems(payload, parsed.value, name)
    .map((problem) => ({ ...problem, rule: `socket/${problem.rule}` }));
}

function payloadOf({ isJsonText }: SocketEvent, value: unknown): { value: unknown } | undefined {
  if (!isJsonText) return { value };
  if (typeof value !== 'string') return undefined;
  try {
    const parsed: unknown = JSON.parse(value);
    return { value: parsed };
  } catch {
    return undefined;
  }
}

async function connected(socket: Socket): Promise<string | undefined> {
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(undefined));
    socket.once('connect_error', (error) => resolve(error.message));
  });
}

/** Connects as the app does (RT-01, RT-02): websocket then polling, token in the query, login on connect. */
export async function watchSocket(
  bench: Bench,
  options: CheckOptions,
  token: string | undefined,
): Promise<SocketWatch> {
  const events: ReceivedEvent[] = [];
  const socket = io(options.socket, {
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    query: token === undefined ? {} : { token },
    extraHeaders: { ...options.headers },
    reconnection: false,
    timeout: CONNECT_TIMEOUT_MS,
    forceNew: true,
  });
  socket.onAny((name: string, ...args: unknown[]) => {
    events.push({ name, args, at: new Date().toISOString() });
  });
  const [place] = bench.contract.events.map(({ part }) => part);
  const add = (problem: Omit<Problem, 'place'>) => {
    if (place) bench.findings.add({ ...problem, place }, { ...WHERE, operationId: 'socket' });
  };
  const failure = await connected(socket);
  if (failure !== undefined) add({ rule: 'socket/connect', at: 'connect', says: `failed: ${failure}` });
  else if (token !== undefined) socket.emit('login', { token });
  const chat = startChat(bench.contract, options, (name, payload) => socket.emit(name, payload));

  async function waitFor(isThere: () => boolean): Promise<void> {
    const until = performance.now() + options.eventWaitMs;
    while (!isThere() && performance.now() < until && socket.connected) {
      await new Promise<void>((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  return {
    events,
    close: () => void socket.disconnect(),
    logIn: (fresh) => void socket.emit('login', { token: fresh }),
    async finish(paidOrderId) {
      if (failure === undefined) {
        const due = [...chat, ...(paidOrderId === undefined ? [] : dueAfterDeposit(paidOrderId))];
        const missing = () =>
          due.filter(({ name, isIt }) => !events.some((event) => event.name === name && isIt(event)));
        await waitFor(() => missing().length === 0);
        for (const { name, says } of missing()) add({ rule: 'socket/missing-event', at: name, says });
        if (!socket.connected) add({ rule: 'socket/connect', at: 'disconnect', says: HUNG_UP });
      }
      for (const event of events) {
        for (const problem of eventProblems(bench.contract, bench.check, event)) {
          bench.findings.add(problem, { ...WHERE, operationId: `socket ${event.name}` });
        }
      }
    },
  };
}
