import { useEffect } from 'react';
import { useSaid } from '../said.ts';

const SHOWN_MS = 5000;

/** What came of the last action: at the bottom of the page, and read out. */
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
