import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { formatMinor } from '../../../lib/money.ts';
import { isZeroDecimalMarket } from '../../../session/typed-amount.ts';
import { fullDeposit, type Tier, tierReward } from '../offer/new-user-offer.ts';

const STEPS = [
  [1n, 4n],
  [1n, 2n],
  [1n, 1n],
] as const;

export function RewardLadder({ tier }: { tier: Tier }) {
  const { ladder } = texts().promotions.newUser;
  const isZeroDecimal = isZeroDecimalMarket(useApp());
  const full = fullDeposit(tier, isZeroDecimal);
  if (full === 0n) return null;
  const deposits = STEPS.map(([part, of]) => (part === of ? full : ((full * part) / of / 100n) * 100n));
  return (
    <table className="tabular mt-24 w-full text-[length:min(var(--text-base),5.6vw)]">
      <caption className="sr-only">{ladder.label()}</caption>
      <thead>
        <tr className="text-left text-[0.86em] text-muted">
          <th scope="col" className="py-6 font-normal">
            {ladder.deposit()}
          </th>
          <th scope="col" className="py-6 text-right font-normal">
            {ladder.reward()}
          </th>
        </tr>
      </thead>
      <tbody>
        {deposits.map((deposit) => (
          <tr key={String(deposit)} className="border-line/50 border-t">
            <td translate={deposit === full ? 'yes' : 'no'} className="py-12 pr-16">
              {deposit === full ? ladder.orMore({ amount: formatMinor(deposit) }) : formatMinor(deposit)}
            </td>
            <td translate="no" className="py-12 text-right font-semibold text-gold">
              {`+${formatMinor(tierReward(tier, deposit, isZeroDecimal))}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
