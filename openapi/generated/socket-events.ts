// Generated from x-events in openapi/openapi.yaml by `npm run generate`. Do not edit.
import type { ChatEntry, ChatJoined, ChatJoin, ChatMessage } from './chat-events.ts';

export interface ServerToClientEvents {
  /** A deposit of this player reached its final state, or was undone after it, and comes once for each, at most five seconds later. The payload is a JSON string. */
  recharge: (payload: string) => void;
  /** This player's balance changed, at most five seconds ago; ask /wallet/balance. No payload. */
  balance: () => void;
  /** One entry of the conversation this socket joined, the client's own ones too. It is the receipt of a message. */
  chat: (payload: ChatEntry) => void;
  /** The answer to chatJoin, before the entries the client lacks. */
  chatJoined: (payload: ChatJoined) => void;
  /** The support agent of the conversation this socket joined is writing. No payload. */
  chatTyping: () => void;
}

export interface ClientToServerEvents {
  /** Binds this socket to the player of the token. Sent on every connect of a logged-in client. */
  login: (payload: SocketLogin) => void;
  /** Joins the support conversation of the player, or of the guest who names the visitor id; sent on every connect and after login. What a guest wrote goes on in the player's conversation. */
  chatJoin: (payload: ChatJoin) => void;
  /** A message to support. Repeating one with the same id changes nothing and is answered again. */
  chat: (payload: ChatMessage) => void;
}

export interface RechargeEvent {
  orderId: string;
  amount: number;
}

/** True when the value has the shape the contract gives. */
export function isRechargeEvent(value: unknown): value is RechargeEvent {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Record<string, unknown>;
  return typeof row['orderId'] === 'string' && row['orderId'] !== '' && row['orderId'].length <= 64 && Number.isFinite(row['amount']);
}

export interface SocketLogin {
  token: string;
}

/** True when the value has the shape the contract gives. */
export function isSocketLogin(value: unknown): value is SocketLogin {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Record<string, unknown>;
  return typeof row['token'] === 'string' && row['token'] !== '';
}
