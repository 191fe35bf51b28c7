// Calls know nothing of HTTP and never change the state themselves.
import type { News } from './happened.ts';
import type { Account, State } from './state.ts';

export type Lang = 'ks' | 'en';
export type Words = readonly [ks: string, en: string];

// The document's schema has accepted this body.
export type Input = {
  country: string;
  username: string;
  phoneNumber: string;
  password: string;
  oldPassword: string;
  verificationCode: string;
  category?: string;
  gameplayTag?: string;
  isCollected?: boolean;
  isRecent?: boolean;
  isBonus: boolean;
  pageNum?: number;
  pageSize?: number;
  startDate?: string;
  endDate?: string;
  status?: number;
  gameId: string;
  opt: 'add' | 'remove';
  position: string;
  id: string;
  amount: number;
  payChannel: string;
  paymentMethod: string;
  routing?: string;
  activityId?: string;
  declinesBonus?: boolean;
  intentId?: string;
  account?: string;
  bankCode?: string;
  accountType?: string;
  taxId?: string;
  holder?: string;
  otpCode?: string;
  payeeId?: string;
  cancelOrderId?: string;
  envelopeId?: string;
  shares: number;
  kind: string;
  greeting?: string;
  rewardType: 1 | 2;
};

export type Asked = {
  call: string;
  input: Input;
  lang: Lang;
  token: string | null;
  me: Account | null;
  address: string;
  base: string;
  now: number;
  state: State;
  waives: (code: string) => boolean;
};
export type Given = { data: unknown; news?: News[]; token?: string };
export type Answers = Record<string, (asked: Asked) => Given>;

// A refusal can also be an event: a wrong guess counts.
export class Refused extends Error {
  readonly code: string;
  readonly fill: Record<string, string | number>;
  readonly field: string | undefined;
  readonly after: News[];
  constructor(code: string, fill: Record<string, string | number> = {}, field?: string, after: News[] = []) {
    super(code);
    this.code = code;
    this.fill = fill;
    this.field = field;
    this.after = after;
  }
}

export function need(
  { waives }: Asked,
  holds: unknown,
  code: string,
  fill?: Record<string, string | number>,
  field?: string,
  after?: News[],
): asserts holds {
  if (!holds && !waives(code)) throw new Refused(code, fill, field, after);
}

export function player({ me }: Asked): Account {
  if (!me) throw new Refused('no-session');
  return me;
}

export const iso = (ms: number) => new Date(ms).toISOString();
export const words = (lang: Lang, [ks, en]: Words) => (lang === 'en' ? en : ks);
export const amountIn = (lang: Lang, amount: number) =>
  amount.toLocaleString(lang === 'en' ? 'en-US' : 'de-DE');

// Three characters at each end, and never more than is hidden.
export function masked(text: string): string {
  const shown = Math.min(3, Math.floor(text.length / 4));
  return (
    text.slice(0, shown) +
    '*'.repeat(Math.max(1, text.length - 2 * shown)) +
    (shown ? text.slice(-shown) : '')
  );
}
export const maskedPhone = (phone: string) =>
  phone && `${phone.slice(0, 3)}${'*'.repeat(phone.length - 6)}${phone.slice(-3)}`;

const santiago = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' });
export const marketDay = (ms: number) => santiago.format(ms);
export function nextMarketDay(ms: number): number {
  const today = marketDay(ms);
  let at = Math.ceil(ms / 900_000) * 900_000;
  while (marketDay(at) === today) at += 900_000;
  return at;
}

export function page<Row>(
  { pageNum = 1, pageSize = 20 }: { pageNum?: number | undefined; pageSize?: number | undefined },
  rows: Row[],
) {
  return {
    list: rows.slice((pageNum - 1) * pageSize, pageNum * pageSize),
    total: rows.length,
    pageNum,
    pageSize,
  };
}

export const withinDays = ({ startDate, endDate }: Input, ms: number) =>
  (!startDate || marketDay(ms) >= startDate) && (!endDate || marketDay(ms) <= endDate);
