import { useEffect } from 'react';
import type { Notice } from '../../api/generated/contract.schemas.ts';
import { useNoticeList } from '../../api/generated/notice.ts';
import { useApp } from '../../lib/app.ts';
import { readAs } from '../../lib/read.ts';
import { currentCountry } from '../../session/market.ts';
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

export function useNoticeCount(): number {
  const app = useApp();
  const waiting = useWaitingPopups(({ popups }) => popups.length);
  const { data } = useReadableNotices();
  useEffect(() => void loadReadNotices(app), [app]);
  return waiting + useUnread(data).length;
}
