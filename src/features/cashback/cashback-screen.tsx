import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { getPigRecordQueryKey, pigRecord, usePigMarquee } from '../../api/generated/cashback.ts';
import type { PigState, PigMarquee as PigWinners } from '../../api/generated/contract.schemas.ts';
import { marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { shownMask } from '../../lib/mask.ts';
import { formatAmount } from '../../lib/money.ts';
import { useCurrency } from '../../session/use-player.ts';
import { useRecordPages } from '../../session/use-record-pages.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loading, Skeleton } from '../../ui/loading.tsx';
import { RetryLine, RowsEnd } from '../../ui/more-rows.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { TitledSection } from '../../ui/section.tsx';
import { Pig } from './pig.tsx';
import { PigCard } from './pig-card.tsx';
import { usePig } from './use-pig.ts';

const BLOCKS = ['h-104 rounded-none', 'h-104 rounded-none', 'h-104 rounded-none'];

function PigRecords() {
  const { cashback } = texts();
  const { log: words } = cashback;
  const list = useRecordPages({
    callKey: getPigRecordQueryKey(),
    call: pigRecord,
    filter: {},
    pageSize: 20,
    isQuiet: true,
  });
  return (
    <TitledSection title={words.title()} heading="px-8 pb-16 font-bold text-lg" className="pt-40">
      <QueryView
        query={list}
        loading={<Loading blocks={BLOCKS} className="grid gap-2 overflow-hidden rounded-md" />}
        failed={(onRetry) => <RetryLine text={words.failed()} onRetry={onRetry} />}
        empty={<p className="rounded-md bg-surface px-28 py-28 text-base text-muted">{words.empty()}</p>}
      >
        {(rows) => (
          <ul className="grid gap-2 overflow-hidden rounded-md">
            {rows.map(({ id, kind, amount, createdAt }) => (
              <li
                key={id}
                className="flex min-h-104 items-center gap-20 bg-surface px-24 py-14 [contain-intrinsic-size:auto_1.04rem] [content-visibility:auto]"
              >
                <span className="grid size-64 shrink-0 place-items-center rounded-sm bg-raised text-muted">
                  <Icon name={kind === 'saved' ? 'plus' : 'withdraw'} className="size-32" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold text-base leading-tight">{words[kind]()}</span>
                  <span className="tabular mt-4 block text-muted text-xs">{marketTime(createdAt)}</span>
                </span>
                <strong translate="no" className="tabular shrink-0 font-semibold text-base text-gold">
                  {`${kind === 'saved' ? '+' : '−'}${formatAmount(amount)}`}
                </strong>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <RowsEnd list={list} loading={words.more()} failed={words.moreFailed()} />
    </TitledSection>
  );
}

const FADING = {
  maskImage: 'linear-gradient(to right, transparent, #000 0.28rem calc(100% - 0.4rem), transparent)',
};

/** The line of latest payouts can be paused (WCAG 2.2.2). As decoration it shows no failure. */
function PigMarquee() {
  const winners = usePigMarquee({}, { query: { meta: { isQuiet: true } } });
  return (
    <QueryView query={winners} loading={<Skeleton className="h-72" />} failed={null} empty={null}>
      {(rows) => <Winners rows={rows} />}
    </QueryView>
  );
}

function Winners({ rows }: { rows: PigWinners }) {
  const currency = useCurrency();
  const { cashback: words } = texts();
  const [isPaused, setPaused] = useState(false);
  const line = rows.map(({ player, amount, at }) => (
    <li key={`${player}${at}`} className="flex shrink-0 items-center gap-12 whitespace-nowrap pr-48">
      <span>{words.winner({ player: shownMask(player) })}</span>
      <strong
        translate="no"
        className="tabular font-semibold text-gold"
      >{`${formatAmount(amount)} ${currency}`}</strong>
    </li>
  ));
  return (
    <section
      aria-label={words.marquee()}
      className="flex h-72 min-w-0 items-center rounded-full bg-surface text-muted text-sm"
    >
      <div
        className="marquee no-scrollbar flex min-w-0 flex-1 overflow-hidden"
        style={FADING}
        data-paused={isPaused || undefined}
      >
        <ul className="flex shrink-0 pl-28">{line}</ul>
        <ul className="flex shrink-0 pl-28" aria-hidden="true">
          {line}
        </ul>
      </div>
      <IconButton
        icon={<Icon name={isPaused ? 'play' : 'pause'} className="size-32" />}
        label={isPaused ? words.play() : words.pause()}
        onClick={() => setPaused(!isPaused)}
        className="size-72!"
      />
    </section>
  );
}

function PigSteps() {
  const { steps } = texts().cashback;
  return (
    <TitledSection title={steps.title()} heading="px-8 pb-16 font-bold text-lg" className="pt-40">
      <ol className="grid gap-24 rounded-lg bg-surface px-28 py-28">
        {([steps.play, steps.save, steps.collect] as const).map((step, index) => (
          <li key={step()} className="flex gap-20 text-base leading-relaxed">
            <span
              aria-hidden="true"
              className="grid size-56 shrink-0 place-items-center rounded-full bg-raised font-bold text-action-text text-md"
            >
              {index + 1}
            </span>
            <p className="min-w-0 flex-1">{step()}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

function PigTerms({ pig }: { pig?: PigState | undefined }) {
  const currency = useCurrency();
  const { terms } = texts().cashback;
  const figures = pig && {
    rate: Math.round(pig.rate * 10_000) / 100,
    target: `${formatAmount(pig.target)} ${currency}`.trim(),
  };
  const lines = [
    figures ? terms.rate({ rate: figures.rate }) : terms.rateUnknown(),
    terms.stays(),
    figures ? terms.target({ target: figures.target }) : terms.targetUnknown(),
    terms.cash(),
    terms.bonus(),
    terms.never(),
  ];
  return (
    <TitledSection title={terms.title()} heading="px-8 pb-16 font-bold text-lg" className="pt-40">
      <ul className="flex list-disc flex-col gap-14 rounded-lg bg-surface py-28 pr-28 pl-56 text-base text-muted leading-relaxed marker:text-action-text">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Link
        to="/tc"
        className="flex min-h-88 items-center justify-center font-semibold text-action-text text-sm"
      >
        {terms.all()}
      </Link>
    </TitledSection>
  );
}

const SHOWN_SHARE = 0.62;

function Head() {
  const { cashback: words } = texts();
  return (
    <header className="px-8 pb-24">
      <h1 className="font-bold text-xl">{words.title()}</h1>
      <p className="mt-8 text-base text-muted">{words.lead()}</p>
    </header>
  );
}

export function GuestCashbackScreen({ onLogin }: { onLogin: () => void }) {
  const { cashback: words, header } = texts();
  return (
    <div className="px-24 pt-32 pb-40">
      <Head />
      <section className="rounded-lg bg-surface px-28 pt-28 pb-32 text-center">
        <Pig share={SHOWN_SHARE} className="mx-auto w-480 max-w-full" />
        <p className="mx-auto mt-20 max-w-560 text-base">{words.guest()}</p>
        <Button size="large" wide onClick={onLogin} className="mt-24">
          {header.login()}
        </Button>
      </section>
      <PigSteps />
      <PigTerms />
    </div>
  );
}

/** /newUserCashback: the pig saves a share of the player's losses (PRO-04). */
export function CashbackScreen() {
  const { cashback: words } = texts();
  const { pig, collect, isCollecting, collected } = usePig();
  return (
    <div className="px-24 pt-32 pb-40">
      <Head />
      <div className="grid gap-16">
        <Boundary isDecoration>
          <PigMarquee />
        </Boundary>
        <QueryView
          query={pig}
          loading={<Loading blocks={['h-900']} />}
          failed={(onRetry) => <Failure title={words.failed()} text={words.failedText()} onRetry={onRetry} />}
        >
          {(data) => (
            <PigCard
              pig={data}
              collected={collected}
              isCollecting={isCollecting}
              onCollect={collect}
              onAwake={() => void pig.refetch()}
            />
          )}
        </QueryView>
      </div>
      <PigSteps />
      <PigTerms pig={pig.data} />
      <Boundary>
        <PigRecords />
      </Boundary>
    </div>
  );
}
