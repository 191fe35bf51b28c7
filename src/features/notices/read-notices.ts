import { type App, appState } from '../../lib/app.ts';
import { onRecordChanged, readMarks, takeMark } from '../../lib/device-records.ts';
import { appStore } from '../../lib/store.ts';

const useReadStore = appStore<{ ids: ReadonlySet<string> | undefined }>(() => ({ ids: undefined }));

async function readIds(app: App): Promise<void> {
  const marks = await readMarks(app, 'notice-read');
  useReadStore.of(app).setState(({ ids }) => ({ ids: new Set([...marks.keys(), ...(ids ?? [])]) }));
}

const reading = appState((app: App) =>
  readIds(app).finally(() => onRecordChanged(app, 'notice-read', () => void readIds(app))),
);

/** Loads the ids once and follows other tabs; the screen's loader waits for it, so that no unread mark flashes. */
export const loadReadNotices = (app: App): Promise<void> => reading(app);

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
