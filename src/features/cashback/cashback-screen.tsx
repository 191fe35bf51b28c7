import { texts } from '../../i18n/texts.ts';
import { useBalance } from '../../session/use-player.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Pig } from './pig.tsx';
import { PigCard } from './pig-card.tsx';
import { PigMarquee } from './pig-marquee.tsx';
import { PigRecords } from './pig-records.tsx';
import { PigSteps, PigTerms } from './pig-terms.tsx';
import { usePig } from './use-pig.ts';

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
