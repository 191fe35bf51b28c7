import type { SocketEvent } from '../source/contract.ts';
import { type Change, judgements } from './change.ts';
import { compareSchemas, type Pair } from './compare-schemas.ts';

function keyOf({ sender, name }: SocketEvent): string {
  return `${sender} event ${name}`;
}

function compareEvent(old: SocketEvent, now: SocketEvent, pair: Pair): Change[] {
  const whole = { where: `socket, ${keyOf(now)}`, at: '', place: now.part };
  if (old.isJsonText !== now.isJsonText) {
    const says = now.isJsonText
      ? 'its payload is a text of JSON now'
      : 'its payload is no longer a text of JSON';
    return [{ ...whole, says, ...judgements.breaksBoth }];
  }
  if (!old.payload && !now.payload) return [];
  if (!old.payload || !now.payload) {
    return [
      {
        ...whole,
        says: now.payload ? 'has a payload now' : 'has no payload any more',
        ...judgements.breaksBoth,
      },
    ];
  }
  const sender = now.sender === 'client' ? 'app' : 'server';
  return compareSchemas(pair, old.payload, now.payload, { sender, at: 'payload', depth: 0 }).map(
    (change) => ({
      ...change,
      where: whole.where,
    }),
  );
}

/** Differences of the socket events. What an installed app does not listen to does it no harm. */
export function compareEvents(pair: Pair): Change[] {
  const [before, after] = [pair.before.events, pair.after.events];
  const keys = new Set([...before, ...after].map(keyOf));
  return [...keys].flatMap((key): Change[] => {
    const [old, now] = [before, after].map((events) => events.find((event) => keyOf(event) === key));
    if (old && now) return compareEvent(old, now, pair);
    const part = (now ?? old)?.part;
    if (!part) return [];
    const whole = { where: `socket, ${key}`, at: '', place: part };
    return now
      ? [{ ...whole, says: 'is a new event', ...judgements.work }]
      : [{ ...whole, says: 'is gone', ...judgements.breaksApp }];
  });
}
