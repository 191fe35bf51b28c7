import type { FRAME_MARK, FromGame, ToGame } from '@copihue/contract/frame-messages';

const mark: typeof FRAME_MARK = 'copihue-game';

/** Major units; the contract's maximum. */
const LARGEST_STAKE = 1e10;
const LONGEST_NAME = 80;
const PLAIN_TYPES = ['balance', 'settled', 'need-deposit', 'exit', 'excluded', 'expired'] as const;

export interface Received {
  source: unknown;
  origin: string;
  data: unknown;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Undefined for another window, origin or shape (GAM-05).
 * @param origin the string `null` for a sandboxed frame of our own
 */
export function readFromGame(
  { source, origin: from, data }: Received,
  frame: unknown,
  origin: string,
): FromGame | undefined {
  if (!frame || source !== frame || from !== origin) return undefined;
  if (!isRecord(data) || data.mark !== mark) return undefined;
  if (data.type === 'round') {
    const { stake } = data;
    const isStake = typeof stake === 'number' && stake >= 0 && stake <= LARGEST_STAKE;
    return isStake ? { mark, type: 'round', stake } : undefined;
  }
  if (data.type === 'ready') {
    const { name } = data;
    const isName = typeof name === 'string' && name.trim() !== '' && name.length <= LONGEST_NAME;
    return { mark, type: 'ready', ...(isName && { name }) };
  }
  const type = PLAIN_TYPES.find((known) => known === data.type);
  return type && { mark, type };
}

/** A frame without an origin can only be addressed as `*`, so messages hold no secrets. */
export function sendToGame(frame: Window | null | undefined, origin: string, type: ToGame['type']): void {
  const message: ToGame = { mark, type };
  frame?.postMessage(message, origin === 'null' ? '*' : origin);
}
