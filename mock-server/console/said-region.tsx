import { useEffect } from 'react';
import { create } from 'zustand';

const SHOWN_MS = 5000;

interface Said {
  text: string;
  isBad: boolean;
}

/** The count changes when the same text comes twice, so that it is announced again. */
const useSaid = create<{ said: Said | undefined; count: number }>(() => ({
  said: undefined,
  count: 0,
}));

export function say(said: Said): void {
  useSaid.setState(({ count }) => ({ said, count: count + 1 }));
}

export function SaidRegion() {
  const { said, count } = useSaid();
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => useSaid.setState({ said: undefined }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-20 flex justify-center p-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
    >
      {said && (
        <p
          className={`max-w-lg rounded-xl bg-raised px-4 py-3 text-sm shadow-2xl ring-1 ${said.isBad ? 'text-bad ring-bad/50' : 'text-text ring-line'}`}
        >
          {said.text}
        </p>
      )}
    </div>
  );
}
