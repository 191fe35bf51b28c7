import type { FairOnWire } from '../../wire/fair-wire.ts';
import type { RoundOnWire, SeatOnWire } from '../../wire/game-wire.ts';
import type { HandMove } from '../chance/hand.ts';
import { boot } from './dom.ts';

export class Refused extends Error {
  code;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

export class Offline extends Error {}

const TRIES = 4;
const AGAIN_AFTER_MS = 700;

/** Repeats a call without an answer. A round keeps its id, so that it is never staked twice. */
async function call<Answer>(name: string, body: object, tries = TRIES): Promise<Answer> {
  for (let left = tries; left > 0; left -= 1) {
    try {
      const response = await fetch(boot.api + name, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          lang: boot.lang,
          ...(boot.world ? { 'x-mock-world': boot.world } : {}),
        },
        body: JSON.stringify(body),
      });
      const { success, message, data } = await response.json();
      if (success) return data;
      if (response.status < 500) throw new Refused(message, data?.code ?? '');
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    if (left > 1) await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
  }
  throw new Offline();
}

let seat = '';

export async function open(): Promise<SeatOnWire> {
  const opened = await call<SeatOnWire>('open', { entry: boot.entry });
  seat = opened.seat;
  return opened;
}

export const request = <Answer>(name: string, body: object = {}, tries?: number) =>
  call<Answer>(name, { seat, ...body }, tries);

export const state = () => request<SeatOnWire>('state');

export interface Spot {
  spot: string;
  /** Major units. */
  stake: number;
}

export function newRound(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `r-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** @param chip the chosen stake, which the next visit starts with */
export const playRound = (round: string, stakes: readonly Spot[], chip: number, auto?: number) =>
  request<RoundOnWire>('round', { round, stakes, chip, ...(auto === undefined ? {} : { auto }) });

/** Tried once: the page says at once that a tap was lost, because the flight goes on meanwhile. */
export const cashOut = (round: string) => request<RoundOnWire>('cash-out', { round }, 1);

/** `step` tells the server a repeated call from the next decision. */
export const decide = (round: string, step: number, move: HandMove) =>
  request<RoundOnWire>('decide', { round, step, move });

export const watch = (round: string) => request<RoundOnWire>('watch', { round });

/** The device's own seed, once the hash of the server's has been shown: neither side knows the other's before. */
export const chooseSeed = () => request<FairOnWire>('client-seed', { clientSeed: newRound() }, 1);
