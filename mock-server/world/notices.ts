import { notices, type SeedNotice } from '../seed/notices.ts';
import type { World } from './world.ts';

const DAY_MS = 24 * 60 * 60_000;

export type NoticeInForce = SeedNotice & { startsAt: number; endsAt: number };

/** Notices in force now, newest first; they keep their distance to the present day, so a lobby is never stale. */
export function noticesInForce(world: World): NoticeInForce[] {
  const today = Math.floor(world.now() / DAY_MS) * DAY_MS;
  return notices.map((notice) => {
    const startsAt = today - notice.sinceDays * DAY_MS;
    return { ...notice, startsAt, endsAt: startsAt + notice.forDays * DAY_MS };
  });
}
