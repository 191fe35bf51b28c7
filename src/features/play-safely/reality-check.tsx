import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { texts } from '../../i18n/texts.ts';
import { formatMinor } from '../../lib/money.ts';
import type { RealityMinutes } from '../../session/play-limits/limit-rules.ts';
import { useCurrency } from '../../session/use-player.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import type { DialogControl } from '../../ui/use-opened.ts';
import { HelpLines } from './help-lines.tsx';
import { type PlayResult, playResult } from './play-result.ts';
import { type DueCheck, usePlayClock } from './use-play-clock.ts';

interface RealityCheckProps {
  everyMinutes: RealityMinutes;
  onLeave: () => void;
  /** Shows the check once no round is open. */
  afterRound: (check: ReactNode) => ReactNode;
}

/** Interrupts a game with the time played and the result so far (PLR-02). */
export function RealityCheck({ everyMinutes, onLeave, afterRound }: RealityCheckProps) {
  const { due, control } = usePlayClock(everyMinutes);
  return due && afterRound(<Check due={due} onLeave={onLeave} {...control} />);
}

function Unknown() {
  return <p className="pt-40 text-base">{texts().safely.reality.unknown()}</p>;
}

function Result({ net, staked, paid }: PlayResult) {
  const { reality } = texts().safely;
  const currency = useCurrency();
  if (net === undefined) return <Unknown />;
  const title = net > 0n ? reality.won() : net < 0n ? reality.lost() : reality.even();
  const tone = net > 0n ? 'text-good' : net < 0n ? 'text-bad' : 'text-text';
  return (
    <>
      <p className="pt-8 text-base">{title}</p>
      <p className={`tabular pt-4 font-bold text-2xl ${tone}`}>
        <span translate="no">{formatMinor(net < 0n ? -net : net)}</span>{' '}
        <span className="text-sm">{currency}</span>
      </p>
      <p className="tabular pt-12 text-muted text-sm">
        {`${reality.staked()} ${formatMinor(staked)} · ${reality.paid()} ${formatMinor(paid)}`}
      </p>
    </>
  );
}

function Check({ due, onLeave, ...control }: DialogControl & { due: DueCheck; onLeave: () => void }) {
  const { safely } = texts();
  const { reality } = safely;
  const navigate = useNavigate();
  const result = useQuery({
    queryKey: ['play-limits', 'result', due.startedAt, due.minutes],
    queryFn: () => playResult(due.startedAt),
    meta: { isQuiet: true },
  });
  return (
    <Dialog title={reality.check({ minutes: due.minutes })} {...control}>
      <div className="min-h-260 rounded-md bg-raised px-28 py-28 text-center low:min-h-0 low:py-12">
        <p className="text-muted text-sm">{reality.result()}</p>
        <QueryView
          query={result}
          loading={<Skeleton className="mx-auto mt-20 h-120 w-2/3" />}
          failed={() => <Unknown />}
        >
          {(data) => <Result {...data} />}
        </QueryView>
      </div>
      <div className="flex flex-col gap-16 pt-32 pb-16 low:grid low:grid-cols-2 low:pt-16">
        <Button size="large" wide onClick={onLeave}>
          {reality.leave()}
        </Button>
        <Button tone="quiet" size="large" wide onClick={control.onClose}>
          {reality.goOn()}
        </Button>
        <Button
          tone="ghost"
          wide
          className="low:col-span-2"
          onClick={() => void navigate({ to: '/playsafely' })}
        >
          {reality.more()}
        </Button>
      </div>
      <HelpLines className="pb-16" />
    </Dialog>
  );
}
