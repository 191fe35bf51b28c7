import { Link } from '@tanstack/react-router';
import type { PigState } from '../../api/generated/contract.schemas.ts';
import { texts } from '../../i18n/texts.ts';
import { formatAmount } from '../../lib/money.ts';
import { useBalance } from '../../session/use-player.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { TitledSection } from '../../ui/section.tsx';
import { Pig } from './pig.tsx';
import { PigCard } from './pig-card.tsx';
import { PigMarquee } from './pig-marquee.tsx';
import { PigRecords } from './pig-records.tsx';
import { usePig } from './use-pig.ts';

function PigSteps() {
  const { steps } = texts().cashback;
  return (
    <TitledSection title={steps.title()} heading="card" className="pt-40">
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

function PigTerms({ pig, currency }: { pig: PigState | undefined; currency: string }) {
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
    <TitledSection title={terms.title()} heading="card" className="pt-40">
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
      <PigTerms pig={undefined} currency="" />
    </div>
  );
}

/** /newUserCashback: the pig saves a share of the player's losses (PRO-04). */
export function CashbackScreen() {
  const { cashback: words } = texts();
  const { pig, collect, isCollecting, collected } = usePig();
  const currency = useBalance()?.currencyAlias ?? '';
  return (
    <div className="px-24 pt-32 pb-40">
      <Head />
      <div className="grid gap-16">
        <Boundary isDecoration>
          <PigMarquee currency={currency} />
        </Boundary>
        <QueryView
          query={pig}
          loading={<Loading blocks={['h-900']} />}
          failed={(onRetry) => <Failure title={words.failed()} text={words.failedText()} onRetry={onRetry} />}
        >
          {(data) => (
            <PigCard
              pig={data}
              currency={currency}
              collected={collected}
              isCollecting={isCollecting}
              onCollect={collect}
              onAwake={() => void pig.refetch()}
            />
          )}
        </QueryView>
      </div>
      <PigSteps />
      <PigTerms pig={pig.data} currency={currency} />
      <Boundary>
        <PigRecords />
      </Boundary>
    </div>
  );
}
