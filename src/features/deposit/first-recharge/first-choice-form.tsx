import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { DepositActivity, PbConfig } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { amountDraft } from '../../../lib/amount-text.ts';
import { useApp } from '../../../lib/app.ts';
import { formatMinor, type Minor, toAmount, toMinor } from '../../../lib/money.ts';
import { pageDraft } from '../../../session/page-draft.ts';
import { isZeroDecimalMarket, typedAmount } from '../../../session/typed-amount.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { DetailList, DetailRow } from '../../../ui/detail-list.tsx';
import { Section, TitledSection } from '../../../ui/section.tsx';
import { ActionBar } from '../../../ui/sum-bar.tsx';
import { AmountTiles } from '../choice/amount-tiles.tsx';
import { bonusText, offerYield } from '../choice/bonus.ts';
import { OfferPicker, offerEnd } from '../choice/offer-picker.tsx';
import { GiftRows } from '../choice/summary.tsx';
import type { DepositOptions } from '../choice/use-deposit-options.ts';
import { type FirstYield, firstYield } from './first-offer.ts';

interface FirstSumProps {
  amount: Minor;
  currency: string;
  tier: PbConfig;
  offer: DepositActivity | undefined;
  gained: FirstYield;
}

/** Each bonus shows with its terms and is never added to the money (DEP-08). */
function FirstSum({ amount, currency, tier, offer, gained: { bonus, reward } }: FirstSumProps) {
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

interface FirstChoiceFormProps {
  options: DepositOptions;
  tier: PbConfig;
  currency: string;
  children: ReactNode;
}

interface FirstChoice {
  amountText: string;
  offerId: string | undefined;
}

const draft = pageDraft<FirstChoice>('firstDeposit', { amountText: '', offerId: undefined });

function limitsOf({ methods }: DepositOptions): { min: Minor; max: Minor } {
  const ends = methods
    .flatMap(({ min, max }) => [toMinor(min) ?? 0n, toMinor(max) ?? 0n])
    .sort((a, b) => (a < b ? -1 : 1));
  return { min: ends[0] ?? 0n, max: ends.at(-1) ?? 0n };
}

export function FirstChoiceForm({ options, tier, currency, children }: FirstChoiceFormProps) {
  const { firstDeposit } = texts();
  const app = useApp();
  const isZeroDecimal = isZeroDecimalMarket(app);
  const { recommended, offers } = options;
  const configs = recommended.data ?? [];
  const tagged = configs.find(({ tag }) => tag) ?? configs[0];
  const [{ amountText, offerId }, setChoice] = useState(() => draft.read(app));
  const choose = (part: Partial<FirstChoice>) => {
    const next = { amountText, offerId, ...part };
    setChoice(next);
    draft.remember(app, next);
  };
  const amount = typedAmount(app, amountText) ?? toMinor(tagged?.amount) ?? 0n;
  const chosen = offers.data?.find(({ id }) => id === offerId);
  const offer = chosen && offerYield(chosen, amount, isZeroDecimal) ? chosen : undefined;
  const gained = firstYield(amount, tier, offer, configs, isZeroDecimal);
  const bonusFor = (minor: Minor) => {
    const { reward, bonus } = firstYield(minor, tier, chosen, configs, isZeroDecimal);
    return [firstDeposit.tile({ reward: formatMinor(reward.amount) }), ...bonusText(bonus)];
  };
  const search = { ...(amount > 0n && { amount: toAmount(amount) }), ...(offer && { offer: offer.id }) };
  return (
    <>
      <Section title={firstDeposit.amount()}>
        <AmountTiles
          recommended={recommended}
          limits={limitsOf(options)}
          chosen={amount}
          bonusFor={bonusFor}
          onChoose={(minor) => choose({ amountText: amountDraft(minor) })}
        />
      </Section>
      <Boundary isDecoration>
        <OfferPicker
          offers={offers}
          amount={amount}
          currency={currency}
          chosen={offerId}
          onChoose={(id) => choose({ offerId: id })}
        />
      </Boundary>
      {amount > 0n && (
        <FirstSum amount={amount} currency={currency} tier={tier} offer={offer} gained={gained} />
      )}
      {children}
      <ActionBar>
        <Link to="/deposit" search={search} className={buttonLook({ size: 'large', wide: true })}>
          {amount > 0n ? firstDeposit.go({ amount: formatMinor(amount) }) : firstDeposit.goPlain()}
        </Link>
      </ActionBar>
    </>
  );
}
