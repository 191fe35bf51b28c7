import { useEffect, useReducer } from 'react';
import { useUserGetUserInfo } from '../../api/generated/user-get-user-info.ts';
import { useApp } from '../../lib/app.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useIsLogin } from '../session-store.ts';
import { NO_LIMITS, type PlayLimits } from './limit-rules.ts';
import { hearTime, judgingTime, limitsOf, loadLimits, useLimitStore } from './limit-store.ts';

/** In ms: so often the screen renders times again and asks the server for its time. */
const LOOK_EVERY_MS = 15_000;
const ASK_EVERY_MS = 5 * 60_000;

export type PlayLimitsView =
  | { state: 'loading' }
  /** The device has limits, and the server does not say whether they are this player's. */
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; limits: PlayLimits; now: number };

/** Asks for the server's time as long as something on screen waits for it. */
function useTicking(isWatched: boolean): void {
  const app = useApp();
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isWatched) return;
    const ask = () => void hearTime(app).then(look);
    // The page may have slept: then its clock stood still since the last answer.
    const onShow = () => document.visibilityState === 'visible' && ask();
    ask();
    const timers = [setInterval(look, LOOK_EVERY_MS), setInterval(ask, ASK_EVERY_MS)];
    document.addEventListener('visibilitychange', onShow);
    return () => {
      for (const timer of timers) clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [isWatched, app]);
}

/** The present player's limits (PLR-02). A device without limits makes no calls. */
export function usePlayLimits(): PlayLimitsView {
  const app = useApp();
  const isLogin = useIsLogin();
  const record = useLimitStore((state) => state.record);
  const hasAny = record !== undefined && Object.keys(record.players).length > 0;
  const player = useUserGetUserInfo({}, { query: { enabled: isLogin && hasAny } });
  const username = player.data?.username;
  const limits = record && username !== undefined ? limitsOf(record, username) : NO_LIMITS;
  const isTimed = limits.block !== null || Object.values(limits.deposit).some(({ raise }) => raise !== null);
  useTicking(isLogin && isTimed);
  useEffect(() => void loadLimits(app), [app]);

  if (!record) return { state: 'loading' };
  if (!isLogin || !hasAny) return { state: 'ready', limits: NO_LIMITS, now: serverNow() ?? record.seenAt };
  if (player.isError && !player.data) return { state: 'failed', retry: () => void player.refetch() };
  if (username === undefined) return { state: 'loading' };
  return { state: 'ready', limits, now: judgingTime(record) };
}
