import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Notice } from '../../api/generated/contract.schemas.ts';
import { useNoticeList } from '../../api/generated/notice.ts';
import { TOAST_FAILURE_MS } from '../../config/constants.ts';
import { useApp } from '../../lib/app.ts';
import { readAs } from '../../lib/read.ts';
import { timeNow } from '../../lib/server-clock.ts';
import { currentCountry } from '../../session/market.ts';
import { useMoneyChanges } from '../../session/use-money-changes.ts';
import { showToast } from '../../ui/toast-store.ts';
import { loadReadNotices, useUnread } from './read-notices.ts';
import { useWaitingPopups } from './waiting-popups.ts';

/** Winners appear in the marquee only (LOB-04). */
export type ReadableNotice = Notice & { level: Exclude<Notice['level'], 'winner'> };

const isReadable = (notice: Notice): notice is ReadableNotice => notice.level !== 'winner';

/** The notices in force, newest first (NTF-01). The marquee shares this query. */
export function useReadableNotices() {
  const app = useApp();
  const answer = useNoticeList({ country: currentCountry(app) });
  // The painted home has titles without bodies (src/prerender.tsx); a live answer has both.
  const data = answer.data?.every(({ body }) => body !== '') ? answer.data : undefined;
  return { ...readAs(answer, data?.filter(isReadable)), isFetching: answer.isFetching };
}

/** Shows in a toast what became of the player's bets and withdrawals meanwhile, outside of games (NTF-01). */
export function OwnNews() {
  const app = useApp();
  const isPlaying = useRouterState({ select: ({ location }) => location.pathname.startsWith('/gameView/') });
  const notices = useReadableNotices();
  useMoneyChanges(notices, isPlaying);
  const [since] = useState(() => timeNow(app));
  const shownIds = useRef(new Set<string>());
  useEffect(() => {
    const news = notices.data?.filter(
      ({ id, isOwn, startsAt }) => isOwn && Date.parse(startsAt) >= since && !shownIds.current.has(id),
    );
    for (const { id, title } of isPlaying ? [] : (news ?? [])) {
      shownIds.current.add(id);
      showToast(app, 'info', title, TOAST_FAILURE_MS);
    }
  });
  return null;
}

export function useNoticeCount(): number {
  const app = useApp();
  const waiting = useWaitingPopups(({ popups }) => popups.length);
  const { data } = useReadableNotices();
  useEffect(() => void loadReadNotices(app), [app]);
  return waiting + useUnread(data).length;
}
