import type { DepositActivity, PbConfig } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatMinor, type Minor } from '../../../lib/money.ts';
import { DetailList, DetailRow } from '../../../ui/detail-list.tsx';
import { TitledSection } from '../../../ui/section.tsx';
import type { Bonus } from '../choice/bonus.ts';
import { offerEnd } from '../choice/offer-end.ts';
import type { FirstYield } from './first-offer.ts';

interface FirstSumProps {
  amount: Minor;
  currency: string;
  tier: PbConfig;
  offer: DepositActivity | undefined;
  gained: FirstYield;
}

/** Shows payment, rewards, wagering and deadline: each bonus with its terms, never added to the money (DEP-08). */
export function FirstSum({ amount, currency, tier, offer, gained: { bonus, reward } }: FirstSumProps) {
  const { sum } = texts().firstDeposit;
  const money = (minor: Minor) => `${formatMinor(minor)}\u00a0${currency}`;
  const terms = (
    { times, wager, days }: Bonus,
    words: { wager: typeof sum.rewardWager; by: typeof sum.by; days: typeof sum.days },
  ) => (
    <>
      {times !== undefined && wager !== undefined && (
        <DetailRow name={words.wager({ times })}>{money(wager)}</DetailRow>
      )}
      {days !== undefined && <DetailRow name={words.by()}>{words.days({ days })}</DetailRow>}
    </>
  );
  return (
    <TitledSection title={sum.title()} className="mt-40">
      <DetailList>
        <DetailRow name={sum.pays()}>
          <strong className="font-bold text-gold text-md">{money(amount)}</strong>
        </DetailRow>
        {bonus && (
          <>
            <DetailRow name={offer ? sum.offer() : sum.own()}>{`+${money(bonus.amount)}`}</DetailRow>
            {terms(bonus, { wager: sum.offerWager, by: sum.bonusBy, days: sum.bonusDays })}
            {offer && !offer.isRenewed && (
              <DetailRow name={sum.until()}>{offerEnd(offer.expiresAt)}</DetailRow>
            )}
          </>
        )}
        <DetailRow
          name={sum.reward({ percent: tier.rewardRecharge })}
        >{`+${money(reward.amount)}`}</DetailRow>
        {terms(reward, { wager: sum.rewardWager, by: sum.by, days: sum.days })}
      </DetailList>
      <p className="mt-12 text-muted text-sm">{sum.note()}</p>
    </TitledSection>
  );
}
