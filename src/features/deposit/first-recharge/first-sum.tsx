import type { DepositActivity, PbConfig } from '../../../api/generated/contract.schemas.ts';
import { marketTime } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatMinor, type Minor } from '../../../lib/money.ts';
import { DetailList, DetailRow } from '../../../ui/detail-list.tsx';
import type { FirstYield } from './first-offer.ts';

interface FirstSumProps {
  amount: Minor;
  currency: string;
  tier: PbConfig;
  /** The offer that was taken and that the amount reaches. */
  offer: DepositActivity | undefined;
  gained: FirstYield;
}

/** What one pays, gets, must wager, and by when: all of it before anything is taken (DEP-08). */
export function FirstSum({ amount, currency, tier, offer, gained }: FirstSumProps) {
  const { sum } = texts().firstDeposit;
  const money = (minor: Minor) => `${formatMinor(minor)}\u00a0${currency}`;
  const total = amount + gained.bonus + gained.reward;
  return (
    <section aria-labelledby="first-sum" className="mt-40">
      <h2 id="first-sum" className="mb-16 font-semibold text-md">
        {sum.title()}
      </h2>
      <DetailList>
        <DetailRow name={sum.pays()}>{money(amount)}</DetailRow>
        {gained.bonus > 0n && (
          <DetailRow name={offer ? sum.offer() : sum.own()}>{`+${money(gained.bonus)}`}</DetailRow>
        )}
        <DetailRow
          name={sum.reward({ percent: tier.rewardRecharge })}
        >{`+${money(gained.reward)}`}</DetailRow>
        <DetailRow name={sum.gets()}>
          <strong className="font-bold text-gold text-md">{money(total)}</strong>
        </DetailRow>
        {gained.rewardWager !== undefined && tier.wagerTimes !== undefined && (
          <DetailRow name={sum.rewardWager({ times: tier.wagerTimes })}>
            {money(gained.rewardWager)}
          </DetailRow>
        )}
        {tier.validDays !== undefined && (
          <DetailRow name={sum.by()}>{sum.days({ days: tier.validDays })}</DetailRow>
        )}
        {offer && gained.bonusWager !== undefined && (
          <>
            <DetailRow name={sum.offerWager({ times: offer.wagerTimes })}>
              {money(gained.bonusWager)}
            </DetailRow>
            <DetailRow name={sum.until()}>{marketTime(offer.expiresAt)}</DetailRow>
          </>
        )}
      </DetailList>
      <p className="mt-12 text-muted text-sm">{sum.note()}</p>
    </section>
  );
}
