import { useEffect } from 'react';
import { create } from 'zustand';

const SHOWN_MS = 5000;

interface Announcement {
  text: string;
  isBad: boolean;
}

/** The count changes when the same text comes twice, so that it is announced again. */
const useAnnouncement = create<{ announcement: Announcement | undefined; count: number }>(() => ({
  announcement: undefined,
  count: 0,
}));

export function announce(text: string, isBad = false): void {
  useAnnouncement.setState(({ count }) => ({ announcement: { text, isBad }, count: count + 1 }));
}

export function announceError(error: unknown): void {
  announce(error instanceof Error ? error.message : String(error), true);
}

export function LiveRegion() {
  const { announcement, count } = useAnnouncement();
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => useAnnouncement.setState({ announcement: undefined }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-20 flex justify-center p-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
    >
      {announcement && (
        <p
          className={`max-w-lg rounded-xl bg-raised px-4 py-3 text-sm shadow-2xl ring-1 ${announcement.isBad ? 'text-bad ring-bad/50' : 'text-text ring-line'}`}
        >
          {announcement.text}
        </p>
      )}
    </div>
  );
}
