import { usePbConfig } from '../../../api/generated/new-user-deposit.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { formatMinor, type Minor } from '../../../lib/money.ts';
import { currentCountry } from '../../../session/market.ts';
import { isZeroDecimalMarket } from '../../../session/typed-amount.ts';
import { usePlayer } from '../../../session/use-player.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { Button } from '../../../ui/button.tsx';
import { DetailList, DetailRow } from '../../../ui/detail-list.tsx';
import { SumBar } from '../../../ui/sum-bar.tsx';
import { tierReward, tiersAfter } from '../first-recharge/first-offer.ts';
import { useWaitingOrders } from '../waiting-orders.ts';
import { type Bonus, bonusWith } from './bonus.ts';
import type { DepositSum } from './deposit-rule.ts';
import { useErrorTip } from './error-tips.ts';

interface GiftRowsProps {
  gift: Bonus;
  percent: number;
  currency: string;
}

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

interface PayBarProps {
  sum: DepositSum | undefined;
  currency: string;
  declinesBonus: boolean;
  busy: 'sending' | 'checking' | 'repeating' | undefined;
}

export function PayBar({ sum, currency, declinesBonus, busy }: PayBarProps) {
  const { summary, extra, pay, paying } = texts().deposit;
  const refusal = useErrorTip('form');
  const bonus = declinesBonus ? undefined : sum?.bonus;
  return (
    <SumBar
      name={summary.total()}
      amount={sum?.total}
      currency={currency}
      note={bonus && extra.with({ amount: formatMinor(bonus.amount) })}
      problem={refusal}
      action={busy === 'sending' ? paying() : pay()}
      isBusy={busy === 'sending' || busy === 'checking'}
      isOff={busy === 'repeating'}
      testId="total"
    />
  );
}

/** The gift that /firstRecharge promises for this amount (PRO-07); nothing while that is unknown. */
function NextGift({ amount, currency }: { amount: Minor; currency: string }) {
  const app = useApp();
  const deposits = usePlayer()?.rechargeCount;
  const config = usePbConfig({ country: currentCountry(app) }, { query: { meta: { isQuiet: true } } });
  const waiting = useWaitingOrders();
  const underWay = waiting.orders.length;
  const isKnown = waiting.isSettled && deposits !== undefined;
  const tiers = config.data && isKnown ? tiersAfter(config.data.pbConfig, deposits, underWay) : [];
  const tier = tiers.find(({ state }) => state === 'now')?.config;
  const reward = tier && tierReward(tier, amount, isZeroDecimalMarket(app));
  if (!reward) return null;
  const { terms } = texts().firstDeposit;
  return (
    <div className="mt-20">
      <DetailList>
        <GiftRows gift={bonusWith(reward, tier)} percent={tier.rewardRecharge} currency={currency} />
      </DetailList>
      <p className="mt-12 text-muted text-sm">{terms.claim()}</p>
      {underWay > 0 && <p className="mt-8 text-muted text-sm">{terms.underWay()}</p>}
    </div>
  );
}

function bonusTerms({ times, wager, days }: Bonus, currency: string): string {
  const { extra: words } = texts().deposit;
  const staked = times && wager ? words.wager({ times, amount: formatMinor(wager), currency }) : '';
  return [staked, days ? words.days({ days }) : ''].filter(Boolean).join(' ');
}

interface SummaryProps {
  sum: DepositSum;
  currency: string;
  declinesBonus: boolean;
  /** Undefined for the bonus of an offer: the player declines it where the offer was chosen. */
  onDecline: ((declines: boolean) => void) | undefined;
}

export function Summary({ sum, currency, declinesBonus, onDecline }: SummaryProps) {
  const { summary, extra: words } = texts().deposit;
  const { bonus } = sum;
  return (
    <section aria-label={summary.title()} className="mt-40">
      <DetailList>
        <DetailRow name={summary.amount()}>{formatMinor(sum.amount)}</DetailRow>
        <DetailRow name={summary.fee()}>{formatMinor(sum.fee)}</DetailRow>
        <DetailRow name={summary.total()}>
          <span
            translate="no"
            className="font-semibold text-gold"
          >{`${formatMinor(sum.total)} ${currency}`}</span>
        </DetailRow>
        <DetailRow name={summary.credited()}>{`+${formatMinor(sum.amount)}`}</DetailRow>
        {bonus && (
          <DetailRow name={words.name()}>
            {declinesBonus ? words.none() : `+${formatMinor(bonus.amount)}`}
          </DetailRow>
        )}
      </DetailList>
      {bonus && (
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-24 gap-y-8">
          <p className="min-w-0 flex-1 basis-[12em] text-muted text-sm">
            {declinesBonus ? words.declined() : bonusTerms(bonus, currency)}
          </p>
          {onDecline && (
            <Button tone="quiet" size="small" onClick={() => onDecline(!declinesBonus)}>
              {declinesBonus ? words.accept() : words.decline()}
            </Button>
          )}
        </div>
      )}
      <Boundary isDecoration>
        <NextGift amount={sum.amount} currency={currency} />
      </Boundary>
    </section>
  );
}
