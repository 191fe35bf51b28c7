import { useEffect, useRef } from 'react';
import { marketClock } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { useSecondsUntil } from '../../ui/use-seconds-until.ts';
import { countdownText } from './pig-progress.ts';

/** Counts down to the moment a resting pig can be emptied again. The ticking is for the eye; its time is read. */
export function Waking({ at, onAwake }: { at: number; onAwake: () => void }) {
  const { cashback: words } = texts();
  const seconds = useSecondsUntil(at);
  const awake = useRef(onAwake);
  useEffect(() => {
    awake.current = onAwake;
  });
  const isAwake = seconds === 0;
  useEffect(() => {
    if (isAwake) awake.current();
  }, [isAwake]);
  return (
    <>
      {words.resting({ time: marketClock(new Date(at).toISOString()) })}{' '}
      <span aria-hidden="true" className="tabular font-semibold text-text">
        {words.countdown({ left: countdownText(seconds) })}
      </span>
    </>
  );
}
