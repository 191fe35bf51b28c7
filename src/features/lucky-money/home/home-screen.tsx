import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { LuckyTotal } from '../../../api/generated/contract.schemas.ts';
import {
  useLuckyMoneyGuide,
  useLuckyMoneyLatestCollected,
  useLuckyMoneyTotalClaimedReward,
} from '../../../api/generated/lucky-money.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatAmount } from '../../../lib/money.ts';
import { type Read, retryOf } from '../../../lib/read.ts';
import { useBalance } from '../../../session/use-player.ts';
import { BigAmount } from '../../../ui/big-amount.tsx';
import { Boundary } from '../../../ui/boundary.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { RetryLine } from '../../../ui/more-rows.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { TitledSection } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TakenList } from '../taken-list.tsx';
import { GuideSheet } from './guide-sheet.tsx';
import { OfferCard } from './offer-card.tsx';
import { SentPackets } from './sent-packets.tsx';

const isQuiet = { query: { meta: { isQuiet: true } } };

function Total({ read }: { read: Read<LuckyTotal> }) {
  const { total } = texts().lucky;
  const currency = useBalance()?.currencyAlias;
  const { data: reward } = read;
  const onRetry = retryOf(read);
  if (!reward && !onRetry) return <Skeleton className="mt-24 h-208 rounded-lg" />;
  const count = reward?.count ?? 0;
  return (
    <section aria-label={total.title()} className="mt-24 rounded-lg bg-surface px-32 py-28">
      <p className="text-muted text-sm">{total.title()}</p>
      <BigAmount
        amount={formatAmount(reward?.amount)}
        currency={currency}
        className="mt-4"
        testId="total-claimed"
      />
      {onRetry && <RetryLine text={total.failed()} onRetry={onRetry} />}
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-24">
        <span className="text-muted text-sm">
          {reward && (count === 0 ? total.none() : total.count({ count }))}
        </span>
        {count > 0 && (
          <Link
            to="/redenvelope"
            search={{ view: 'claimed' }}
            className="inline-flex min-h-64 items-center gap-8 font-semibold text-action-text text-sm"
          >
            <span>{total.see()}</span>
            <Icon name="right" className="size-28" />
          </Link>
        )}
      </div>
    </section>
  );
}

const SHOWN = 6;
const REFRESH_MS = 15_000;
const BLOCKS = Array.from({ length: 6 }, () => 'h-104 rounded-xs first:rounded-t-md last:rounded-b-md');

function LatestTicker() {
  const { lucky } = texts();
  const latest = useLuckyMoneyLatestCollected(
    {},
    { query: { meta: { isQuiet: true }, refetchInterval: REFRESH_MS } },
  );
  const titled = (rows: ReactNode) => (
    <TitledSection title={lucky.latest.title()} className="mt-48">
      {rows}
    </TitledSection>
  );
  return (
    <QueryView
      query={latest}
      loading={titled(<Loading label={lucky.loading()} blocks={BLOCKS} className="grid gap-4" />)}
      failed={null}
      empty={null}
    >
      {(rows) => titled(<TakenList rows={rows.slice(0, SHOWN)} />)}
    </QueryView>
  );
}

export function HomeScreen() {
  const { lucky } = texts();
  const total = useLuckyMoneyTotalClaimedReward({}, isQuiet);
  const guide = useLuckyMoneyGuide({}, isQuiet);
  const [isAsked, setAsked] = useState<boolean>();
  const isGuideOpen = isAsked ?? guide.data?.finished === false;

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-24 pt-32">
        <h1 className="font-bold text-xl">{lucky.title()}</h1>
        {guide.data && (
          <button
            type="button"
            onClick={() => setAsked(true)}
            className="min-h-64 font-semibold text-action-text text-sm"
          >
            {lucky.how()}
          </button>
        )}
      </div>
      <Total read={total} />
      <Boundary>
        <OfferCard />
      </Boundary>
      <Link
        to="/redenvelope"
        search={{ view: 'new' }}
        className={buttonLook({ tone: 'quiet', size: 'large', wide: true, className: 'mt-20' })}
      >
        {lucky.send()}
      </Link>
      <Boundary>
        <SentPackets />
      </Boundary>
      <Boundary isDecoration>
        <LatestTicker />
      </Boundary>
      {guide.data && <GuideSheet isOpen={isGuideOpen} rules={guide.data} onClose={() => setAsked(false)} />}
    </>
  );
}
