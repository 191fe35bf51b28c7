import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type {
  ActivityRecord,
  LuckyDisplayReward,
  LuckyGuide,
  LuckyTotal,
} from '../../../api/generated/contract.schemas.ts';
import {
  getLuckyMoneyGuideQueryKey,
  luckyMoneyFinishGuide,
  useLuckyMoneyDisplayReward,
  useLuckyMoneyGuide,
  useLuckyMoneyLatestCollected,
  useLuckyMoneyTotalClaimedReward,
} from '../../../api/generated/lucky-money.ts';
import { useWalletActivityRecords } from '../../../api/generated/wallet-activity-records.ts';
import { marketTime } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { formatAmount } from '../../../lib/money.ts';
import { type Read, readAs, retryOf } from '../../../lib/read.ts';
import { usePlayBlock } from '../../../session/play-limits/use-play-limits.ts';
import { useCurrency } from '../../../session/use-player.ts';
import { BigAmount } from '../../../ui/big-amount.tsx';
import { Boundary } from '../../../ui/boundary.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading, Skeleton } from '../../../ui/loading.tsx';
import { RetryLine } from '../../../ui/more-rows.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { TitledSection } from '../../../ui/section.tsx';
import { PacketRow } from '../lucky-parts.tsx';
import { PacketArt } from '../packet/packet-art.tsx';
import { TakenList } from '../taken-list.tsx';
import fillArt from './guide-fill.svg';
import openArt from './guide-open.svg';
import shareArt from './guide-share.svg';

/** Opens automatically on a player's first visit, then on demand. */
function GuideSheet({ isOpen, rules, onClose }: { isOpen: boolean; rules: LuckyGuide; onClose: () => void }) {
  const { lucky } = texts();
  const { guide } = lucky;
  const queryClient = useQueryClient();
  const currency = useCurrency();
  const { minShare, maxAmount, openHours, finished } = rules;

  const onDone = () => {
    onClose();
    if (finished) return;
    queryClient.setQueryData(getLuckyMoneyGuideQueryKey({}), { ...rules, finished: true });
    luckyMoneyFinishGuide({}).catch(() => undefined);
  };
  const steps = [
    [
      fillArt,
      guide.steps.fill.title(),
      guide.steps.fill.text({ min: formatAmount(minShare), max: formatAmount(maxAmount), currency }),
    ],
    [shareArt, guide.steps.share.title(), guide.steps.share.text()],
    [openArt, guide.steps.open.title(), guide.steps.open.text({ hours: openHours })],
  ] as const;

  return (
    <Dialog isOpen={isOpen} onClose={onDone} title={guide.title()}>
      <ol className="grid gap-24">
        {steps.map(([art, title, text]) => (
          <li key={art} className="flex items-center gap-28">
            <img src={art} alt="" className="size-136 shrink-0" />
            <div className="min-w-0 flex-1">
              <h3 className="font-semibold text-md">{title}</h3>
              <p className="mt-6 text-base text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Button size="large" wide className="mt-32" onClick={onDone}>
        {guide.done()}
      </Button>
    </Dialog>
  );
}

function OfferCard() {
  const { offer } = texts().lucky;
  const reward = useLuckyMoneyDisplayReward(
    {},
    { query: { queryKey: ['POST', '/lucky/money/displayReward', 'own'], meta: { isQuiet: true } } },
  );
  return (
    <QueryView
      query={reward}
      loading={<Skeleton className="mt-20 h-320 rounded-lg" />}
      failed={(onRetry) => <RetryLine text={offer.failed()} onRetry={onRetry} />}
    >
      {(data) => <Offer {...data} />}
    </QueryView>
  );
}

function Offer({ envelopeId, amount, currencyAlias }: LuckyDisplayReward) {
  const { offer } = texts().lucky;
  if (envelopeId === undefined || amount === 0)
    return <p className="mt-24 rounded-lg bg-surface px-32 py-28 text-base text-muted">{offer.none()}</p>;
  return (
    <section className="relative mt-20 overflow-hidden rounded-lg border border-line/60 bg-raised">
      <div className="flex items-center gap-24 py-28 pr-32 pl-20">
        <PacketArt isStill pose="closed" className="w-200 shrink-0" />
        <div className="min-w-0 flex-1">
          <h2 className="text-balance font-bold text-lg leading-tight">{offer.title()}</h2>
          <p className="mt-12 text-base text-muted">
            {offer.text({ amount: formatAmount(amount), currency: currencyAlias })}
          </p>
          <Link
            to="/redenvelope"
            search={{ shared: envelopeId }}
            className={buttonLook({ wide: true, className: 'mt-24' })}
          >
            {offer.go()}
          </Link>
        </div>
      </div>
    </section>
  );
}

const LATEST = { pageNum: 1, pageSize: 100 };
const SENT_SHOWN = 4;

type SentRecord = ActivityRecord & { envelopeId: string };

function isSent(record: ActivityRecord): record is SentRecord {
  return record.type === 'lucky_money_sent' && record.envelopeId !== undefined;
}

/** The latest sent packets, to share again. No call lists them, but the wallet's activity names them. */
function SentPackets() {
  const { mine } = texts().lucky;
  const latest = useWalletActivityRecords(LATEST, { query: { meta: { isQuiet: true } } });
  return (
    <QueryView
      query={readAs(latest, latest.data?.list.filter(isSent).slice(0, SENT_SHOWN))}
      failed={(onRetry) => <RetryLine text={mine.failed()} onRetry={onRetry} />}
      empty={null}
    >
      {(sent) => (
        <TitledSection title={mine.title()} className="mt-48">
          <ul className="overflow-hidden rounded-md bg-surface">
            {sent.map(({ id, envelopeId, amount, createdAt }) => (
              <PacketRow key={id} envelopeId={envelopeId}>
                <strong translate="no" className="tabular block font-semibold text-gold text-md">
                  {formatAmount(Math.abs(amount))}
                </strong>
                <span className="block text-muted text-xs">{marketTime(createdAt)}</span>
              </PacketRow>
            ))}
          </ul>
        </TitledSection>
      )}
    </QueryView>
  );
}

const isQuiet = { query: { meta: { isQuiet: true } } };

function Total({ read }: { read: Read<LuckyTotal> }) {
  const { total } = texts().lucky;
  const { data: reward } = read;
  const currency = useCurrency();
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
  const block = usePlayBlock();
  const total = useLuckyMoneyTotalClaimedReward({}, isQuiet);
  const guide = useLuckyMoneyGuide({}, isQuiet);
  const [isRequested, setRequested] = useState<boolean>();
  const isGuideOpen = isRequested ?? guide.data?.finished === false;

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-24 pt-32">
        <h1 className="font-bold text-xl">{lucky.title()}</h1>
        {guide.data && (
          <button
            type="button"
            onClick={() => setRequested(true)}
            className="min-h-64 font-semibold text-action-text text-sm"
          >
            {lucky.how()}
          </button>
        )}
      </div>
      <Total read={total} />
      {block === undefined && <Skeleton className="mt-20 h-320 rounded-lg" />}
      {block === null && (
        <Boundary>
          <OfferCard />
        </Boundary>
      )}
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
      {guide.data && (
        <GuideSheet isOpen={isGuideOpen} rules={guide.data} onClose={() => setRequested(false)} />
      )}
    </>
  );
}
