import type { App } from '../../lib/app.ts';
import { readMarks, takeMark } from '../../lib/device-records.ts';
import { appStore } from '../../lib/store.ts';

const useReadStore = appStore<{ ids: ReadonlySet<string> | undefined }>(() => ({ ids: undefined }));

/** Loads the ids once; the screen's loader waits for it, so that no unread mark flashes. */
export async function loadReadNotices(app: App): Promise<void> {
  if (useReadStore.of(app).getState().ids) return;
  const marks = await readMarks(app, 'notice-read');
  useReadStore.of(app).setState(({ ids }) => ({ ids: new Set([...marks.keys(), ...(ids ?? [])]) }));
}

export function markRead(app: App, ids: readonly string[]): void {
  const known = useReadStore.of(app).getState().ids ?? new Set();
  const fresh = ids.filter((id) => !known.has(id));
  if (fresh.length === 0) return;
  useReadStore.of(app).setState({ ids: new Set([...known, ...fresh]) });
  for (const id of fresh) void takeMark(app, 'notice-read', id, Date.now());
}

export function useUnread<Row extends { id: string }>(notices: readonly Row[] | undefined): readonly Row[] {
  const ids = useReadStore((state) => state.ids);
  return ids && notices ? notices.filter(({ id }) => !ids.has(id)) : [];
}
