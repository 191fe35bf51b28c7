import { useEffect, useEffectEvent, useRef } from 'react';
import { useApp } from '../../lib/app.ts';
import { readTab, writeTab } from '../../lib/device-storage.ts';
import { timeNow } from '../../lib/server-clock.ts';
import { fetchServerTime } from '../../session/play-limits/server-clock.ts';
import { type DialogControl, useOpened } from '../../ui/use-opened.ts';
import { advanceClock, checked, isCheckDue, type PlayClock, resumeClock } from './play-clock.ts';

const STEP_MS = 1_000;

export interface DueCheck {
  startedAt: number;
  minutes: number;
}

export function usePlayClock(everyMinutes: number): { due: DueCheck | undefined; control: DialogControl } {
  const app = useApp();
  const { value, open, control } = useOpened<DueCheck>();
  const show = useEffectEvent(open);
  const clock = useRef<PlayClock>(undefined);

  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    let last = performance.now();
    const step = () => {
      const passed = performance.now() - last;
      last += passed;
      if (!clock.current) return;
      clock.current = advanceClock(clock.current, passed, Date.now());
      if (isCheckDue(clock.current, everyMinutes)) {
        clock.current = checked(clock.current);
        const { startedAt, playedMs } = clock.current;
        show({ startedAt, minutes: Math.round(playedMs / 60_000) });
      }
      writeTab(app, 'playClock', clock.current);
    };
    const start = async () => {
      const serverTime = await fetchServerTime(app).catch(() => timeNow(app));
      if (isGone) return;
      clock.current ??= resumeClock(readTab(app, 'playClock'), serverTime, Date.now());
      last = performance.now();
      timer = setInterval(step, STEP_MS);
    };
    void start();
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [everyMinutes, app]);

  return { due: value, control };
}
