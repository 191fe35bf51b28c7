import { useEffect, useEffectEvent, useRef } from 'react';
import type { PigState } from '../../api/generated/contract.schemas.ts';
import { marketClock } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { clockText } from '../../lib/clock-text.ts';
import { formatAmount, formatMinor } from '../../lib/money.ts';
import { range } from '../../lib/range.ts';
import { wantsStillness } from '../../lib/wants-stillness.ts';
import { useCurrency } from '../../session/use-player.ts';
import { BigAmount } from '../../ui/big-amount.tsx';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useCountedAmount } from '../../ui/use-counted-amount.ts';
import { useSecondsUntil } from '../../ui/use-time.ts';
import { Pig } from './pig.tsx';
import { pigProgress } from './pig-progress.ts';
import type { Collected } from './use-pig.ts';

const COINS = 14;
const FLIGHT_MS = 300;
const BETWEEN_MS = 18;

/** Once, when the pig is emptied. Only the compositor animates; under reduced motion nothing moves. */
function CoinBurst() {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const coins = stage.current?.children;
    if (!coins || wantsStillness()) return;
    const flights = [...coins].map((coin, at) => {
      const across = (at / (COINS - 1) - 0.5) * 260;
      const up = -110 - (at % 3) * 34;
      return coin.animate?.(
        [
          { opacity: 0, transform: 'translate(0, 20px) scale(0.5)' },
          { opacity: 1, transform: `translate(${across * 0.6}px, ${up}px) scale(1)`, offset: 0.55 },
          { opacity: 0, transform: `translate(${across}px, ${up + 70}px) scale(0.9)` },
        ],
        { duration: FLIGHT_MS, delay: at * BETWEEN_MS, easing: 'ease-out', fill: 'backwards' },
      );
    });
    return () => {
      for (const flight of flights) flight?.cancel();
    };
  }, []);
  return (
    <div
      ref={stage}
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-1/3 grid place-items-center"
    >
      {range(COINS).map((place) => (
        <svg
          key={place}
          aria-hidden="true"
          viewBox="0 0 40 40"
          className="col-start-1 row-start-1 size-44 opacity-0"
        >
          <circle cx="20" cy="20" r="18" fill="#f6c453" stroke="#b9780f" strokeWidth="3" />
          <circle cx="20" cy="20" r="11" fill="none" stroke="#fff0bf" strokeWidth="2.5" />
        </svg>
      ))}
    </div>
  );
}

/** Screen readers get the time of day instead of a countdown of seconds. */
function Waking({ at, onAwake }: { at: number; onAwake: () => void }) {
  const { cashback: words } = texts();
  const seconds = useSecondsUntil(at);
  const awake = useEffectEvent(onAwake);
  const isAwake = seconds === 0;
  useEffect(() => {
    if (isAwake) awake();
  }, [isAwake]);
  return (
    <>
      <span>{words.resting({ time: marketClock(new Date(at).toISOString()) })}</span>{' '}
      <span aria-hidden="true" className="tabular font-semibold text-text">
        {words.countdown({ left: clockText(seconds) })}
      </span>
    </>
  );
}

interface PigCardProps {
  pig: PigState;
  collected: Collected;
  isCollecting: boolean;
  onCollect: () => void;
  onAwake: () => void;
}

export function PigCard({ pig, collected, isCollecting, onCollect, onAwake }: PigCardProps) {
  const { cashback: words } = texts();
  const currency = useCurrency();
  const { phase, saved, target, missing, share, wakesAt } = pigProgress(pig);
  const shown = useCountedAmount(pig.saved);
  const money = (amount: string) => `${amount} ${currency}`.trim();
  const goal = money(formatMinor(target));
  const progress =
    missing === 0n
      ? words.progressFull({ target: goal })
      : words.progress({ saved: formatMinor(saved), target: goal });
  return (
    <section
      aria-labelledby="pig-saved"
      className="relative overflow-hidden rounded-lg bg-surface px-28 pt-28 pb-32"
    >
      <Pig
        share={share}
        isHappy={phase === 'ready' || collected?.kind === 'paid'}
        className="mx-auto w-480 max-w-full"
      />
      {collected?.kind === 'paid' && <CoinBurst />}
      <div className="mt-16 text-center">
        <h2 id="pig-saved" className="text-muted text-sm">
          {words.saved()}
        </h2>
        <BigAmount amount={formatAmount(shown)} currency={currency} />
      </div>
      <div className="mt-20 mb-12">
        <ProgressBar label={words.progressLabel()} text={progress} share={share} />
      </div>
      <p aria-hidden="true" translate="no" className="tabular text-center text-muted text-sm">
        {progress}
      </p>
      <div className="mt-24">
        <Button
          tone={phase === 'ready' ? 'action' : 'quiet'}
          size="large"
          wide
          disabled={phase !== 'ready'}
          isBusy={isCollecting}
          onClick={onCollect}
          aria-describedby="pig-note"
        >
          {phase === 'ready' ? words.collect({ amount: money(formatMinor(saved)) }) : words.collectNone()}
        </Button>
      </div>
      <p id="pig-note" className="mt-16 text-center text-base text-muted">
        {phase === 'ready' && <span>{words.ready()}</span>}
        {phase === 'filling' && <span>{words.missing({ amount: money(formatMinor(missing)) })}</span>}
        {phase === 'resting' && wakesAt !== undefined && <Waking at={wakesAt} onAwake={onAwake} />}
      </p>
      <div role="status" className="text-center">
        {collected?.kind === 'paid' && (
          <p className="mt-16 rounded-md bg-good/12 px-24 py-16 font-semibold text-base text-good">
            {words.paid({ amount: money(formatAmount(collected.amount)) })}
          </p>
        )}
        {collected?.kind === 'unknown' && (
          <p className="mt-16 rounded-md bg-raised px-24 py-16 text-base">{words.unknown()}</p>
        )}
      </div>
    </section>
  );
}
