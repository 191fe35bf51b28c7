// All events of this server; it stores nothing but these, in their order.
export type Money = { player: string; cash: number; why?: string; envelopeId?: string };
export type Grant = {
  id: string;
  source: string;
  amount: number;
  left: number;
  wagerTimes: number;
  target: number;
  wagered: number;
  grantedAt: string;
  expiresAt: string;
};
export type Deposit = {
  id: string;
  player: string;
  amount: number;
  fee: number;
  payChannel: string;
  routing: string;
  paymentMethod: string;
  createdAt: string;
  expiresAt: string;
  intentId?: string;
  activityId?: string;
  wants: { amount: number; wagerTimes: number; days: number } | null;
};
export type Payee = { id: string; bank?: string; accountType?: string; taxId?: string; holder?: string };
export type Withdrawal = {
  id: string;
  player: string;
  amount: number;
  fee: number;
  payChannel: string;
  routing: string;
  paymentMethod: string;
  account: string;
  payeeKey: string;
  payee: Payee;
  typeCode?: string;
  createdAt: string;
  intentId?: string;
};
export type Packet = {
  id: string;
  player: string;
  greeting: string;
  amount: number;
  parts: number[];
  kind: string;
  expiresAt: string;
  intentId?: string;
};
export type Bet = {
  id: string;
  gameId: string;
  gameName: string;
  cover: string;
  stake: number;
  payout: number;
  isBonus: boolean;
  status: string;
  waitsUntil?: string;
};

export type Happened = { at: number } & (
  | { type: 'registered'; player: string; username: string; password: string; phone: string }
  | { type: 'opened'; token: string; player: string }
  | { type: 'ended'; token: string }
  | { type: 'othersEnded'; player: string; keep: string | null }
  | { type: 'passwordSet'; player: string; password: string }
  | { type: 'phoneBound'; player: string; phone: string }
  | { type: 'codeSent'; to: string; code: string; address: string }
  | { type: 'codeGuessed'; to: string }
  | { type: 'codeUsed'; to: string }
  | { type: 'loginFailed'; username: string; address: string }
  | { type: 'loginForgiven'; username: string }
  | ({ type: 'moved' } & Money)
  | { type: 'granted'; player: string; grant: Grant }
  | { type: 'grantEnded'; player: string; id: string; why: string }
  | { type: 'ordered'; order: Deposit }
  | { type: 'handedOver'; id: string }
  | { type: 'settled'; id: string; status: 2 | 3 | 4; paidAmount?: number; fee?: number; reason: string }
  | { type: 'undone'; id: string; status: 5 | 6; taken: number }
  | { type: 'withdrew'; order: Withdrawal }
  | {
      type: 'stepped';
      id: string;
      step: string;
      status: number;
      paidAmount?: number;
      fee?: number;
      intentId?: string;
    }
  | { type: 'packed'; packet: Packet }
  | { type: 'claimed'; id: string; player: string; amount: number }
  | { type: 'packetReturned'; id: string }
  | { type: 'pigFed'; player: string; amount: number }
  | { type: 'pigEmptied'; player: string; amount: number }
  | { type: 'favoured'; player: string; gameId: string; on: boolean }
  | { type: 'entered'; player: string; gameId: string }
  | { type: 'guided'; player: string }
  | {
      type: 'rewarded';
      player: string;
      tier: 1 | 2;
      kind: 'registration' | 'deposit';
      grantId: string;
      amount: number;
    }
  | { type: 'bet'; player: string; bet: Bet }
);

// An event before the log adds its time.
export type News = Happened extends infer One ? (One extends Happened ? Omit<One, 'at'> : never) : never;
