import type { RechargeEvent } from './generated/socket-events.ts';

type Listener = (event: RechargeEvent) => void;

const listeners = new Set<Listener>();

/** Listens to deposits that reached their final state. @returns a function that stops listening */
export function onRecharge(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceRecharge(event: RechargeEvent): void {
  for (const listener of listeners) listener(event);
}
