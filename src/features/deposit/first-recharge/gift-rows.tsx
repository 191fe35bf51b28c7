import { texts } from '../../../i18n/texts.ts';
import { formatMinor } from '../../../lib/money.ts';
import { DetailRow } from '../../../ui/detail-list.tsx';
import type { Bonus } from '../choice/bonus.ts';

interface GiftRowsProps {
  gift: Bonus;
  percent: number;
  currency: string;
}

/** The deposit's extra reward and its wagering; the offer and the receipt use the same words. */
export function GiftRows({ gift: { amount, times, wager, days }, percent, currency }: GiftRowsProps) {
  const { sum } = texts().firstDeposit;
  return (
    <>
      <DetailRow name={sum.reward({ percent })}>{`+${formatMinor(amount)}\u00a0${currency}`}</DetailRow>
      {times !== undefined && wager !== undefined && (
        <DetailRow name={sum.rewardWager({ times })}>{`${formatMinor(wager)}\u00a0${currency}`}</DetailRow>
      )}
      {days !== undefined && <DetailRow name={sum.by()}>{sum.days({ days })}</DetailRow>}
    </>
  );
}
