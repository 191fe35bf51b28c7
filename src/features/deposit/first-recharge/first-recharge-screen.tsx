import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePbConfig } from '../../../api/generated/new-user-deposit.ts';
import { useRechargeUsc } from '../../../api/generated/recharge.ts';
import { texts } from '../../../i18n/texts.ts';
import { allOf } from '../../../lib/all-of.ts';
import { useApp } from '../../../lib/app.ts';
import { formatAmount } from '../../../lib/money.ts';
import { readAs, retryOf } from '../../../lib/read.ts';
import { currentCountry } from '../../../session/market.ts';
import { useBalance } from '../../../session/use-player.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading, Skeleton, Skeletons } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { TitledSection } from '../../../ui/section.tsx';
import { ChoiceSkeleton } from '../choice/choice-skeleton.tsx';
import { useDepositOptions } from '../choice/use-deposit-options.ts';
import { useWaitingOrders } from '../waiting-orders.ts';
import coinsArt from './coins.svg';
import { FirstChoiceForm } from './first-choice-form.tsx';
import { NAMES, type Tier, tiersAfter } from './first-offer.ts';

function TierList({ tiers, currency }: { tiers: readonly Tier[]; currency: string }) {
  const { tier: words } = texts().firstDeposit;
  return (
    <ol className="mt-24 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.6em),1fr))] gap-16">
      {tiers.map(({ config, state }) => (
        <li
          key={config.rewardType}
          aria-current={state === 'now' ? 'step' : undefined}
          className={`rounded-md border-2 px-24 py-20 ${state === 'now' ? 'border-text bg-raised' : 'border-transparent bg-surface'}`}
        >
          <p className="flex items-center justify-between gap-12 text-muted text-sm">
            <span>{words.name[NAMES[config.rewardType]]()}</span>
            {state === 'done' && <Icon name="check" className="size-32 text-good" />}
          </p>
          <p className="tabular mt-6 font-bold text-gold text-xl leading-tight">
            {words.percent({ percent: config.rewardRecharge })}
          </p>
          <p className="tabular text-sm leading-snug">
            {words.most({ amount: formatAmount(config.rewardTotal), currency })}
          </p>
          <p className="mt-8 font-semibold text-xs">{words.state[state]()}</p>
        </li>
      ))}
    </ol>
  );
}

function useFirstOffer() {
  const app = useApp();
  const options = useDepositOptions();
  const config = usePbConfig({ country: currentCountry(app) });
  const count = useRechargeUsc({});
  const offer = allOf({ config, count });
  const { orders, isSettled } = useWaitingOrders();
  const tiers =
    offer.data && isSettled
      ? tiersAfter(offer.data.config.pbConfig, offer.data.count.count, orders.length)
      : undefined;
  const tier = tiers?.find(({ state }) => state === 'now')?.config;
  return readAs(offer, tiers && { options, tiers, tier });
}

/** /firstRecharge: the rewards of the first deposits and their terms, before the player accepts anything (DEP-08). */
export function FirstRechargeScreen() {
  const { firstDeposit: words, deposit } = texts();
  const offer = useFirstOffer();
  const currency = useBalance()?.currencyAlias ?? '';

  const onRetry = retryOf(offer);
  if (onRetry) {
    return (
      <div className="px-24">
        <h1 className="pt-32 font-bold text-xl">{words.tier.name.first()}</h1>
        <Failure title={words.failed()} text={words.failedText()} onRetry={onRetry} />
        <Link to="/deposit" className={buttonLook({ tone: 'quiet', size: 'large', wide: true })}>
          {words.goPlain()}
        </Link>
      </div>
    );
  }
  if (!offer.data) return <Waiting />;
  const { tier, tiers, options } = offer.data;
  if (!tier) {
    return (
      <div className="px-24">
        <Head title={words.over.title()} text={words.over.text()} />
        <TierList tiers={tiers} currency={currency} />
        <div className="mt-40 grid gap-20">
          <Link to="/deposit" className={buttonLook({ size: 'large' })}>
            {words.goPlain()}
          </Link>
          <Link to="/newUserDeposit" className={buttonLook({ tone: 'quiet', size: 'large' })}>
            {words.over.claims()}
          </Link>
        </div>
      </div>
    );
  }
  const percent = tier.rewardRecharge;
  return (
    <div className="px-24">
      <Head
        title={words.title[NAMES[tier.rewardType]]()}
        text={words.lead({ percent, most: formatAmount(tier.rewardTotal), currency })}
      />
      <TierList tiers={tiers} currency={currency} />
      <QueryView
        query={options}
        loading={<ChoiceSkeleton />}
        failed={(onRetry) => (
          <Failure title={deposit.failedTitle()} text={deposit.failedText()} onRetry={onRetry} />
        )}
      >
        {(choices) => (
          <FirstChoiceForm options={choices} tier={tier} currency={currency}>
            <Terms tier={tier} />
          </FirstChoiceForm>
        )}
      </QueryView>
    </div>
  );
}

function Head({ title, text }: { title: string; text: ReactNode }) {
  return (
    <header className="mt-24 flex flex-col items-center rounded-md bg-surface px-28 pt-20 pb-28 text-center">
      <img src={coinsArt} alt="" width={220} height={150} className="h-auto w-full max-w-360" />
      <h1 className="mt-8 font-bold text-xl leading-tight">{title}</h1>
      <p className="mt-10 max-w-560 text-base text-muted">{text}</p>
    </header>
  );
}

function Terms({ tier: { wagerTimes, validDays } }: { tier: { wagerTimes?: number; validDays?: number } }) {
  const { terms } = texts().firstDeposit;
  return (
    <TitledSection title={terms.title()} heading="mb-12 font-semibold text-md" className="mt-40">
      <ul className="grid list-disc gap-8 pl-36 text-muted text-sm">
        <li>{terms.claim()}</li>
        {wagerTimes !== undefined && validDays !== undefined && (
          <li>{terms.wager({ times: wagerTimes, days: validDays })}</li>
        )}
        <li>{terms.cash()}</li>
        <li>{terms.offer()}</li>
        <li>{terms.adults()}</li>
      </ul>
      <Link to="/tc" className="mt-12 inline-flex min-h-88 items-center text-sm underline">
        {terms.all()}
      </Link>
    </TitledSection>
  );
}

function Waiting() {
  return (
    <Loading label={texts().firstDeposit.loading()} className="px-24">
      <Skeleton className="mt-24 h-420" />
      <div className="mt-24 grid grid-cols-2 gap-16">
        <Skeleton className="h-180" />
        <Skeleton className="h-180" />
      </div>
      <Skeleton className="mt-40 mb-16 h-46 w-280" />
      <div className="grid grid-cols-3 gap-16">
        <Skeletons count={6} className="h-132" />
      </div>
      <Skeleton className="mt-40 h-300" />
    </Loading>
  );
}
