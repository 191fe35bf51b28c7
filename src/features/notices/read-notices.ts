import type { App } from '../../lib/app.ts';
import { appStore } from '../../lib/app-store.ts';
import { readMarks, takeMark } from '../../lib/device-marks.ts';

/** Ids of the notices that were read on this device; undefined until the device said so. */
const useReadStore = appStore<{ ids: ReadonlySet<string> | undefined }>(() => ({ ids: undefined }));

/** Asks the device once what was read; a screen's loader waits for it, so that nothing lights up and goes out again. */
export async function loadReadNotices(app: App): Promise<void> {
  if (useReadStore.of(app).getState().ids) return;
  const marks = await readMarks(app, 'notice-read');
  useReadStore.of(app).setState(({ ids }) => ({ ids: new Set([...marks.keys(), ...(ids ?? [])]) }));
}

/** Remembers notices as read, on this device for good. */
export function markRead(app: App, ids: readonly string[]): void {
  const known = useReadStore.of(app).getState().ids ?? new Set();
  const fresh = ids.filter((id) => !known.has(id));
  if (fresh.length === 0) return;
  useReadStore.of(app).setState({ ids: new Set([...known, ...fresh]) });
  for (const id of fresh) void takeMark(app, 'notice-read', id, Date.now());
}

/** Which of these notices are unread; an empty list until the device's marks are read. */
export function useUnread<Row extends { id: string }>(notices: readonly Row[] | undefined): readonly Row[] {
  const ids = useReadStore((state) => state.ids);
  return ids && notices ? notices.filter(({ id }) => !ids.has(id)) : [];
}
