/** What the calls of /__mock answer, as far as the page shows it. */

export interface PlayerRow {
  id: string;
  country: string;
  username: string;
  phone: string | null;
  /** Major units. */
  cash: number;
  bonus: number;
  deposits: number;
  registeredAt: string;
}

export interface SmsRow {
  phone: string;
  code: string;
  kind: string;
  at: string;
}

/** A deposit or a withdrawal; amounts in minor units, times in ms. */
export interface OrderRow {
  id: string;
  playerId: string;
  amount: number;
  fee: number;
  paymentMethod: string;
  /** 0 created, 1 pending, 2 success, 3 failed. */
  status: number;
  createdAt: number;
}

export interface FaultRow {
  operationId: string;
  fault: string;
  times: number | null;
  ms: number;
  message: string | null;
}

export interface ScenarioRow {
  name: string;
  title: string;
  says: string;
  isFresh: boolean;
}

export interface ClockRow {
  now: string;
  aheadMs: number;
  due: { at: string; kind: string }[];
}
