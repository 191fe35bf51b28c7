import type { Minor } from '../tables/money.ts';
import type { PacketKind } from '../tables/packet-rows.ts';

const WHOLE: Minor = 100;

function stepFor(amount: Minor, least: Minor): Minor {
  return amount % WHOLE === 0 && least % WHOLE === 0 ? WHOLE : 1;
}

function equalShares(units: number, shares: number): number[] {
  const each = Math.floor(units / shares);
  const rest = units - each * shares;
  return Array.from({ length: shares }, (_, index) => (index < rest ? each + 1 : each));
}

/**
 * Each share is between the least share and twice the average of the rest, so that early and late claims have the same
 * expected value.
 */
function randomShares(units: number, shares: number, least: number, random: () => number): number[] {
  const drawn: number[] = [];
  let left = units;
  for (let open = shares; open > 1; open -= 1) {
    // The rest is at least the least share for each, so this leaves enough for those who come later.
    const most = Math.floor((2 * left) / open) - least;
    const share = least + Math.floor(random() * (most - least + 1));
    drawn.push(share);
    left -= share;
  }
  return [...drawn, left];
}

/**
 * Splits an amount into shares that add up to it exactly (RED-02), none below `least`.
 * @param random numbers from 0 up to, but not including, 1; used for the kind `random` only
 * @throws RangeError when the amount is too small
 */
export function splitShares(
  { amount, shares, kind }: { amount: Minor; shares: number; kind: PacketKind },
  least: Minor,
  random: () => number,
): Minor[] {
  const reaches = Number.isSafeInteger(shares) && shares >= 1 && least >= 1 && amount >= shares * least;
  if (!Number.isSafeInteger(amount) || !reaches)
    throw new RangeError(`${amount} does not make ${shares} shares of at least ${least}.`);
  const step = stepFor(amount, least);
  const units = amount / step;
  const counted =
    kind === 'equal' ? equalShares(units, shares) : randomShares(units, shares, least / step, random);
  return counted.map((share) => share * step);
}
