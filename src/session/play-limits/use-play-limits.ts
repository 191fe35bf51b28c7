import { useEffect, useReducer, useState } from 'react';
import type { Player } from '../../api/generated/contract.schemas.ts';
import { useUserGetUserInfo } from '../../api/generated/user-get-user-info.ts';
import { useApp } from '../../lib/app.ts';
import { deviceMark } from '../../lib/device-mark.ts';
import { type Read, readAs } from '../../lib/read.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useIsLogin } from '../session-store.ts';
import { blockAt, type PlayBlock, type PlayLimits, withAccountExclusion } from './limit-rules.ts';
import { knownTime, limitsOf, loadLimits, syncTime, useLimitStore } from './limit-store.ts';

const LOOK_EVERY_MS = 15_000;
const SYNC_EVERY_MS = 5 * 60_000;

interface LimitsNow {
  limits: PlayLimits;
  now: number;
}

function useTicking(isWatched: boolean): void {
  const app = useApp();
  const [, look] = useReducer(() => ({}), {});
  useEffect(() => {
    if (!isWatched) return;
    const sync = () => void syncTime(app).then(look);
    // If the page slept, its clock has not moved since the last answer.
    const onShow = () => document.visibilityState === 'visible' && sync();
    sync();
    const timers = [setInterval(look, LOOK_EVERY_MS), setInterval(sync, SYNC_EVERY_MS)];
    document.addEventListener('visibilitychange', onShow);
    return () => {
      for (const timer of timers) clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [isWatched, app]);
}

/** A page has one owner (session-store.ts), so a mark never belongs to a former one. */
function useMark(username: string | undefined): string | undefined {
  const app = useApp();
  const [mark, setMark] = useState<string>();
  useEffect(() => {
    if (username !== undefined) void deviceMark(app, username).then(setMark);
  }, [app, username]);
  return username === undefined ? undefined : mark;
}

/** With the account's exclusion (PLR-02). A device that has limits fails while their owner is unknown. */
export function usePlayLimits(): Read<LimitsNow> {
  const app = useApp();
  const isLogin = useIsLogin();
  const record = useLimitStore((state) => state.record);
  const hasAny = record !== undefined && Object.keys(record.players).length > 0;
  const player = useUserGetUserInfo({}, { query: { enabled: isLogin } });
  const { username, exclusion }: Partial<Player> = (isLogin && player.data) || {};
  const owner = useMark(username);
  const now = hasAny ? knownTime(app, record) : (serverNow(app) ?? record?.seenAt ?? 0);
  const limits = withAccountExclusion(limitsOf(record, owner), exclusion?.until, now);
  const isTimed = limits.block !== null || Object.values(limits.deposit).some(({ raise }) => raise !== null);
  useTicking(isLogin && isTimed);
  useEffect(() => void loadLimits(app), [app]);

  if (!record) return { ...readAs(player, undefined), isError: false };
  if (!isLogin || !hasAny) return readAs(player, { limits, now });
  return readAs(player, player.data && owner !== undefined ? { limits, now } : undefined);
}

export function usePlayBlock(): PlayBlock | null | undefined {
  const { data } = usePlayLimits();
  return data && blockAt(data.limits, data.now);
}
