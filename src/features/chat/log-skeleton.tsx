const BUBBLES = ['h-132 w-3/4', 'ml-auto h-72 w-2/5', 'h-96 w-3/5'];

/** In the place of the conversation until it is there. */
export function LogSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="flex min-h-0 flex-1 flex-col gap-24 overflow-hidden px-28 py-32">
      <span className="sr-only">{label}</span>
      {BUBBLES.map((look) => (
        <div key={look} className={`shimmer rounded-md ${look}`} />
      ))}
    </div>
  );
}
