import type { LuckyGuide, LuckyKind } from '../../../api/generated/contract.schemas.ts';
import { readAmount, type Unreadable } from '../../../lib/amount-text.ts';
import type { App } from '../../../lib/app.ts';
import { type Minor, toMinor } from '../../../lib/money.ts';
import { pageDraft } from '../../../session/page-draft.ts';
import { paysWhole } from '../../../session/typed-amount.ts';

export interface PacketDraft {
  amountText: string;
  sharesText: string;
  kind: LuckyKind;
  greeting: string;
}

export const packetDraft = pageDraft<PacketDraft>({
  amountText: '',
  sharesText: '5',
  kind: 'random',
  greeting: '',
});

export interface PacketRequest {
  amount: Minor;
  shares: number;
  kind: LuckyKind;
  greeting: string;
}

export type PacketProblem = Unreadable | 'above' | 'uncovered' | 'share';
export type SharesProblem = 'missing' | 'above';

export interface CheckedPacket {
  problems: { amount?: PacketProblem; shares?: SharesProblem };
  /** What each person gets of an equal packet: the least and the most, one step apart; undefined while unknown. */
  each: { least: Minor; most: Minor } | undefined;
  request: PacketRequest | undefined;
}

export interface ReviewedPacket {
  request: PacketRequest;
  each: NonNullable<CheckedPacket['each']>;
}

/** The contract's longest greeting. */
export const GREETING_LONGEST = 100;

const WHOLE = 100n;

/** Splits equally as the server does: in whole units if the amount and the market's least share are whole. */
function equalShares(amount: Minor, shares: bigint, least: Minor): { least: Minor; most: Minor } {
  const isWhole = amount % WHOLE === 0n && least % WHOLE === 0n && amount >= shares * WHOLE;
  const step = isWhole ? WHOLE : 1n;
  const units = amount / step;
  const each = (units / shares) * step;
  return { least: each, most: units % shares === 0n ? each : each + step };
}

function sharesProblem(text: string, { maxShares }: LuckyGuide): SharesProblem | undefined {
  const shares = Number(text);
  if (shares === 0) return 'missing';
  return shares > maxShares ? 'above' : undefined;
}

function amountProblem(
  amount: Minor | Unreadable,
  shares: bigint,
  rules: LuckyGuide,
  cash: Minor | undefined,
): PacketProblem | undefined {
  if (typeof amount === 'string') return amount;
  if (amount === 0n) return 'missing';
  if (amount > (toMinor(rules.maxAmount) ?? 0n)) return 'above';
  if (cash !== undefined && amount > cash) return 'uncovered';
  return amount < shares * (toMinor(rules.minShare) ?? 0n) ? 'share' : undefined;
}

/** Validates the form. @param cash what the player can send; undefined while unknown */
export function validateDraft(
  app: App,
  draft: PacketDraft,
  rules: LuckyGuide,
  cash: Minor | undefined,
): CheckedPacket {
  const { amountText, sharesText, kind } = draft;
  const amount = readAmount(amountText, paysWhole(app));
  const wrongShares = sharesProblem(sharesText, rules);
  const shares = wrongShares ? 1 : Number(sharesText);
  const wrongAmount = amountProblem(amount, BigInt(shares), rules, cash);
  const problems = {
    ...(wrongAmount && { amount: wrongAmount }),
    ...(wrongShares && { shares: wrongShares }),
  };
  if (typeof amount === 'string' || wrongShares || amount === 0n || wrongAmount === 'share')
    return { problems, each: undefined, request: undefined };
  const each = equalShares(amount, BigInt(shares), toMinor(rules.minShare) ?? 0n);
  const request = { amount, shares, kind, greeting: draft.greeting.trim() };
  return { problems, each, request: wrongAmount ? undefined : request };
}
