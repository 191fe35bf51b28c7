// Generated from x-events in openapi/openapi.yaml by `npm run generate`. Do not edit.

export interface ServerToClientEvents {
  /** A deposit of this player reached its final state. The payload is a JSON string. */
  recharge: (payload: string) => void;
  /** This player's balance changed; ask /wallet/balance. No payload. */
  balance: () => void;
}

export interface ClientToServerEvents {
  /** Binds this socket to the player of the token. Sent on every connect of a logged-in client. */
  login: (payload: SocketLogin) => void;
}

export interface RechargeEvent {
  orderId: string;
  amount: number;
}

/** True when the value has the shape the contract gives. */
export function isRechargeEvent(value: unknown): value is RechargeEvent {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Record<string, unknown>;
  return typeof row['orderId'] === 'string' && row['orderId'] !== '' && Number.isFinite(row['amount']);
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
