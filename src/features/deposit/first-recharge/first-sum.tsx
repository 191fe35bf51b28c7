import type { DepositActivity, PbConfig } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatMinor, type Minor } from '../../../lib/money.ts';
import { DetailList, DetailRow } from '../../../ui/detail-list.tsx';
import { TitledSection } from '../../../ui/section.tsx';
import { offerEnd } from '../choice/offer-end.ts';
import type { FirstYield } from './first-offer.ts';
import { GiftRows } from './gift-rows.tsx';

interface FirstSumProps {
  amount: Minor;
  currency: string;
  tier: PbConfig;
  offer: DepositActivity | undefined;
  gained: FirstYield;
}

/** Each bonus shows with its terms and is never added to the money (DEP-08). */
export function FirstSum({ amount, currency, tier, offer, gained: { bonus, reward } }: FirstSumProps) {
  const { sum } = texts().firstDeposit;
  const money = (minor: Minor) => `${formatMinor(minor)}\u00a0${currency}`;
  return (
    <TitledSection title={sum.title()} className="mt-40">
      <DetailList>
        <DetailRow name={sum.pays()}>
          <strong translate="no" className="font-bold text-gold text-md">
            {money(amount)}
          </strong>
        </DetailRow>
        {bonus && (
          <>
            <DetailRow name={offer ? sum.offer() : sum.own()}>{`+${money(bonus.amount)}`}</DetailRow>
            {bonus.times !== undefined && bonus.wager !== undefined && (
              <DetailRow name={sum.offerWager({ times: bonus.times })}>{money(bonus.wager)}</DetailRow>
            )}
            {bonus.days !== undefined && (
              <DetailRow name={sum.bonusBy()}>{sum.bonusDays({ days: bonus.days })}</DetailRow>
            )}
            {offer && !offer.isRenewed && (
              <DetailRow name={sum.until()}>{offerEnd(offer.expiresAt)}</DetailRow>
            )}
          </>
        )}
        <GiftRows gift={reward} percent={tier.rewardRecharge} currency={currency} />
      </DetailList>
      <p className="mt-12 text-muted text-sm">{sum.note()}</p>
    </TitledSection>
  );
}
