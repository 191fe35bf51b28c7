import { randomUUID } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { iso } from './asked.ts';
import type { Change, Sent } from './change.ts';
import type { Happened } from './happened.ts';
import type { State } from './state.ts';
import type { World } from './world.ts';

type Entry = {
  id: string;
  seq: number;
  from: 'player' | 'agent';
  text: string;
  orderId?: string;
  sentAt: string;
};
type Conversation = { id: string; entries: Entry[] };
type Join = { visitorId?: string; conversationId?: string; afterSeq?: number; lang?: string };
type Message = { id?: string; text?: string; orderId?: string; sentAt?: string };

const isDone = (event: Happened): event is Extract<Happened, { type: 'settled' | 'undone' }> =>
  event.type === 'settled' || event.type === 'undone';

function telling(event: Happened, state: State): { owner: string; sent: Sent }[] {
  if (event.type === 'moved' || event.type === 'granted' || event.type === 'grantEnded') {
    return [{ owner: event.player, sent: { event: 'balance' } }];
  }
  const order = isDone(event) && state.deposits.get(event.id);
  if (!order) return [];
  const payload = JSON.stringify({ orderId: order.id, amount: order.amount });
  return [{ owner: order.player, sent: { event: 'recharge', payload } }];
}

export function openSockets(world: World, server: HttpServer, change: Change) {
  const io = new Server(server, { cors: { origin: '*' } });
  const owners = new Map<Socket, string | null>();
  const talks = new Map<string, Conversation>();

  world.listen((event) => {
    for (const { owner, sent } of telling(event, world.state)) {
      for (const [socket, mine] of owners) {
        if (mine !== owner && !change.tells?.(owner, mine)) continue;
        for (const one of change.sends?.(sent, event) ?? [sent]) {
          if (one.payload === undefined) socket.emit(one.event);
          else socket.emit(one.event, one.payload);
        }
      }
    }
  });

  function conversation(key: string): Conversation {
    const known = talks.get(key);
    if (known) return known;
    const made = { id: `talk-${randomUUID()}`, entries: [] };
    talks.set(key, made);
    return made;
  }

  function join(socket: Socket, { visitorId = '', conversationId, afterSeq = 0 }: Join): Conversation {
    const owner = owners.get(socket) ?? null;
    const talk = conversation(owner ?? visitorId);
    const asGuest = owner && talks.get(visitorId);
    if (asGuest) {
      for (const entry of asGuest.entries) talk.entries.push({ ...entry, seq: talk.entries.length + 1 });
      talks.delete(visitorId);
    }
    socket.emit('chatJoined', { conversationId: talk.id });
    const from = conversationId === talk.id && !change.chat?.forgets ? afterSeq : 0;
    for (const entry of talk.entries.slice(from)) socket.emit('chat', entry);
    void socket.join(talk.id);
    return talk;
  }

  function say(socket: Socket, talk: Conversation, { id = '', text = '', orderId, sentAt }: Message): void {
    const before = talk.entries.find((entry) => entry.id === id);
    if (before && !change.chat?.repeats) return void socket.emit('chat', before);
    const step = change.chat?.skips ? 2 : 1;
    const add = (entry: Omit<Entry, 'seq'>) => {
      const whole = { ...entry, seq: (talk.entries.at(-1)?.seq ?? 0) + step };
      talk.entries.push(whole);
      io.to(talk.id).emit('chat', whole);
    };
    add({ id, from: 'player', text, ...(orderId && { orderId }), sentAt: sentAt ?? iso(world.now()) });
    if (before) return;
    io.to(talk.id).emit('chatTyping');
    add({
      id: `agent-${randomUUID()}`,
      from: 'agent',
      text: 'Gracias, lo revisamos.',
      sentAt: iso(world.now()),
    });
  }

  io.on('connection', (socket) => {
    const { token } = socket.handshake.query;
    owners.set(socket, world.playerOf(typeof token === 'string' ? token : null));
    let talk: Conversation | null = null;
    socket.on('login', (login: { token?: string }) =>
      owners.set(socket, world.playerOf(login?.token ?? null)),
    );
    socket.on('chatJoin', (asked: Join) => {
      if (talk) void socket.leave(talk.id);
      talk = join(socket, asked ?? {});
    });
    socket.on('chat', (message: Message) => talk && say(socket, talk, message ?? {}));
    socket.on('disconnect', () => owners.delete(socket));
  });
  return io;
}
