import type { LuckyGuide, LuckyKind } from '../../../api/generated/contract.schemas.ts';
import { amountOf, readAmount, type Unreadable } from '../../../lib/amount-text.ts';
import { checkForm } from '../../../lib/check-form.ts';
import { type Minor, toMinor } from '../../../lib/money.ts';
import { pageDraft } from '../../../session/page-draft.ts';

export interface PacketDraft {
  amount: string;
  shares: string;
  kind: LuckyKind;
  greeting: string;
}

export const packetDraft = pageDraft<PacketDraft>('packet', {
  amount: '',
  shares: '5',
  kind: 'random',
  greeting: '',
});

export interface PacketRequest {
  amount: Minor;
  shares: number;
  kind: LuckyKind;
  greeting: string;
}

type PacketProblem = Unreadable | 'above' | 'uncovered' | 'share';
type SharesProblem = 'missing' | 'above';

export interface PacketProblems {
  amount: PacketProblem;
  shares: SharesProblem;
}

export interface Each {
  least: Minor;
  most: Minor;
}

export interface ReviewedPacket {
  request: PacketRequest;
  each: Each;
}

/** The contract's maximum. */
export const GREETING_LONGEST = 100;

const WHOLE = 100n;

/** Splits equally as the server does: in whole units if the amount and the market's least share are whole. */
function equalShares(amount: Minor, shares: bigint, least: Minor): Each {
  const isWholeUnits = amount % WHOLE === 0n && least % WHOLE === 0n && amount >= shares * WHOLE;
  const step = isWholeUnits ? WHOLE : 1n;
  const units = amount / step;
  const each = (units / shares) * step;
  return { least: each, most: units % shares === 0n ? each : each + step };
}

export function eachOf(draft: PacketDraft, rules: LuckyGuide, isZeroDecimal: boolean): Each | undefined {
  const amount = readAmount(draft.amount, isZeroDecimal);
  const shares = Number(draft.shares);
  if (typeof amount === 'string' || amount === 0n || sharesProblem(draft.shares, rules)) return undefined;
  const least = toMinor(rules.minShare) ?? 0n;
  return amount < BigInt(shares) * least ? undefined : equalShares(amount, BigInt(shares), least);
}

function sharesProblem(text: string, { maxShares }: LuckyGuide): SharesProblem | undefined {
  const shares = Number(text);
  if (shares === 0) return 'missing';
  return shares > maxShares ? 'above' : undefined;
}

/** @param cash the most that the player can send; undefined while unknown */
export function checkPacket(
  { greeting, kind, ...typed }: PacketDraft,
  rules: LuckyGuide,
  cash: Minor | undefined,
  isZeroDecimal: boolean,
) {
  const least = toMinor(rules.minShare) ?? 0n;
  const shares = Number(typed.shares);
  const wrongShares = sharesProblem(typed.shares, rules);
  const amountProblem = (): PacketProblem | undefined => {
    const amount = readAmount(typed.amount, isZeroDecimal);
    if (typeof amount === 'string') return amount;
    if (amount === 0n) return 'missing';
    if (amount > (toMinor(rules.maxAmount) ?? 0n)) return 'above';
    if (cash !== undefined && amount > cash) return 'uncovered';
    return amount < BigInt(wrongShares ? 1 : shares) * least ? 'share' : undefined;
  };
  return checkForm<PacketProblems, PacketRequest>({ amount: amountProblem(), shares: wrongShares }, () => ({
    amount: amountOf(typed.amount, isZeroDecimal),
    shares,
    kind,
    greeting: greeting.trim(),
  }));
}
