import type { RechargeOrderRow } from '../world/tables/recharge-rows.ts';

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
export type OrderRow = Pick<
  RechargeOrderRow,
  'id' | 'playerId' | 'amount' | 'paidAmount' | 'fee' | 'paymentMethod' | 'status' | 'createdAt'
>;

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
