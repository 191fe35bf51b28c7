import net from 'node:net';
import { Duplex } from 'node:stream';

/** `rtt` in ms, rates in kbit/s. */
export interface Link {
  rtt: number;
  down: number;
  up: number;
}

const SEGMENT = 1460;
const HEADER = 40;
/** TCP's initial window: the segments sent before the first acknowledgement (RFC 6928). */
const FIRST_WINDOW = 10 * SEGMENT;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** One direction of the link: a queue that sends at its rate (kbit/s) and delivers half a round trip later. */
function oneWay(rate: () => number, delay: () => number): (bytes: number, deliver: () => void) => void {
  const queue: { at: number; deliver: () => void }[] = [];
  let free = 0;
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    const next = queue[0];
    timer = next && setTimeout(run, Math.max(0, next.at - performance.now()));
  };
  const run = () => {
    while (queue[0] && queue[0].at <= performance.now() + 0.3) queue.shift()?.deliver();
    wait();
  };
  return (bytes, deliver) => {
    free = Math.max(performance.now(), free) + (bytes * 8) / rate();
    queue.push({ at: free + delay(), deliver });
    if (!timer) wait();
  };
}

export interface LinkedServer {
  port: number;
  /** Closes all connections. New ones get this link, by default the first one. */
  changeLink(link?: Link): void;
  close(): void;
}

/**
 * Puts a server behind an emulated link: handshake, one queue for all connections, slow start, no loss. It runs in this
 * process, so that back-pressure and the server's priorities have an effect. Chromium's own throttling shares the rate
 * between requests and ignores priorities.
 */
export async function linkTo(server: net.Server, link: Link): Promise<LinkedServer> {
  let current = link;
  const delay = () => current.rtt / 2;
  const down = oneWay(() => current.down, delay);
  const up = oneWay(() => current.up, delay);
  const open = new Set<net.Socket>();

  const front = net.createServer((phone) => {
    open.add(phone.setNoDelay(true));
    const handshake = pause(current.rtt);
    const queue: Buffer[] = [];
    let window = FIRST_WINDOW;
    let inFlight = 0;
    let blocked: (() => void) | undefined;

    const pump = () => {
      for (let next = queue[0]; next && inFlight + next.length <= window; next = queue[0]) {
        const segment = next;
        queue.shift();
        inFlight += segment.length;
        down(segment.length + HEADER, () => {
          if (!phone.destroyed) phone.write(segment);
          setTimeout(() => {
            inFlight -= segment.length;
            window += segment.length;
            pump();
          }, delay());
        });
      }
      if (blocked && queue.length < 4) {
        const go = blocked;
        blocked = undefined;
        go();
      }
    };
    const far = new Duplex({
      writableHighWaterMark: 4096,
      read: () => undefined,
      final: (done) => done(),
      write(bytes: Buffer, _encoding, done) {
        for (let at = 0; at < bytes.length; at += SEGMENT)
          queue.push(Buffer.from(bytes.subarray(at, at + SEGMENT)));
        blocked = done;
        pump();
      },
    });
    phone.on('data', (bytes) => {
      void handshake.then(() => up(bytes.length + HEADER, () => far.destroyed || far.push(bytes)));
    });
    const end = () => {
      open.delete(phone);
      phone.destroy();
      far.destroy();
    };
    for (const side of [phone, far]) side.on('close', end).on('error', end);
    server.emit('connection', far);
  });

  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const address = front.address();
  if (typeof address !== 'object' || !address) throw new Error('The link has no port.');
  const dropConnections = () => {
    for (const phone of open) phone.destroy();
  };
  return {
    port: address.port,
    changeLink: (changed) => {
      dropConnections();
      current = changed ?? link;
    },
    close: () => {
      dropConnections();
      front.close();
    },
  };
}
