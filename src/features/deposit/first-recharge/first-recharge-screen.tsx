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
import { FirstChoiceForm } from './first-choice-form.tsx';
import { NAMES, type Tier, tiersAfter } from './first-offer.ts';

function FirstArt() {
  return (
    <svg aria-hidden="true" viewBox="0 0 220 150" className="h-auto w-full max-w-360">
      <ellipse cx="110" cy="136" rx="98" ry="10" className="fill-ground/60" />
      <Pile x={62} coins={5} />
      <path d="M106 96h16M114 88v16" className="stroke-text" strokeWidth="6" strokeLinecap="round" />
      <Pile x={162} coins={3} />
      <Bow x={162} y={74} />
      <path
        d="m22 40 3 8 8 3-8 3-3 8-3-8-8-3 8-3 3-8ZM196 26l2.4 6.4 6.4 2.4-6.4 2.4-2.4 6.4-2.4-6.4-6.4-2.4 6.4-2.4 2.4-6.4ZM112 30l2 5 5 2-5 2-2 5-2-5-5-2 5-2 2-5Z"
        className="fill-gold/70"
      />
    </svg>
  );
}

function Pile({ x, coins }: { x: number; coins: number }) {
  const heights = Array.from({ length: coins }, (_, index) => 124 - index * 15);
  return heights.map((y) => (
    <g key={y}>
      <path d={`M${x - 34} ${y - 9}v9a34 11 0 0 0 68 0v-9`} className="fill-gold/55" />
      <path
        d={`M${x - 34} ${y - 9}v9a34 11 0 0 0 68 0v-9`}
        className="fill-none stroke-ground/50"
        strokeWidth="2"
      />
      <ellipse cx={x} cy={y - 9} rx="34" ry="11" className="fill-gold stroke-ground/50" strokeWidth="2" />
      <ellipse cx={x} cy={y - 9} rx="23" ry="7" className="fill-none stroke-ground/30" strokeWidth="2" />
    </g>
  ));
}

function Bow({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-34 11v-2a34 11 0 0 0 68 0v2" className="fill-none stroke-action" strokeWidth="0" />
      <path d="M0 4C-12-22-36-24-34-6c1 10 20 14 34 10Z" className="fill-action" />
      <path d="M0 4C12-22 36-24 34-6 33 4 14 8 0 4Z" className="fill-action" />
      <path
        d="M0 4c-8-12-20-16-26-12M0 4c8-12 20-16 26-12"
        className="fill-none stroke-ground/35"
        strokeWidth="2.5"
      />
      <path d="M-4 6-16 26l9-2 5 7 4-22ZM4 6l12 20-9-2-5 7-4-22Z" className="fill-action-strong" />
      <circle cy="3" r="7" className="fill-action-text" />
    </g>
  );
}

const LOOKS = {
  now: 'border-text bg-raised',
  waits: 'border-transparent bg-surface',
  later: 'border-transparent bg-surface',
  done: 'border-transparent bg-surface',
};

function TierList({ tiers, currency }: { tiers: readonly Tier[]; currency: string }) {
  const { tier: words } = texts().firstDeposit;
  return (
    <ol className="mt-24 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.6em),1fr))] gap-16">
      {tiers.map(({ config, state }) => (
        <li
          key={config.rewardType}
          aria-current={state === 'now' ? 'step' : undefined}
          className={`rounded-md border-2 px-24 py-20 ${LOOKS[state]}`}
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
      <FirstArt />
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
