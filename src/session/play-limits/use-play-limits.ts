import { useEffect, useReducer } from 'react';
import { useUserGetUserInfo } from '../../api/generated/user-get-user-info.ts';
import { useApp } from '../../lib/app.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useIsLogin } from '../session-store.ts';
import { NO_LIMITS, type PlayLimits } from './limit-rules.ts';
import { hearTime, judgingTime, limitsOf, loadLimits, useLimitStore } from './limit-store.ts';

/** How often what depends on the time is rendered again, and how often the server is asked for the time, in ms. */
const LOOK_EVERY_MS = 15_000;
const ASK_EVERY_MS = 5 * 60_000;

export type PlayLimitsView =
  | { state: 'loading' }
  /** There are limits on this device, and the server does not say whether they are this player's. */
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; limits: PlayLimits; now: number };

/** Keeps the server's time fresh while something on the screen waits for it. */
function useTicking(isWatched: boolean): void {
  const app = useApp();
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isWatched) return;
    const ask = () => void hearTime(app).then(look);
    // The page may have slept: the time counted on since the last answer is too short.
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

/** The limits of the player who is here (PLR-02). A device without limits makes no calls. */
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
