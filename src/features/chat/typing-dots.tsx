const DOTS = ['', '[animation-delay:160ms]', '[animation-delay:320ms]'];

/** The agent is writing; the dots stand still under reduced motion. */
export function TypingDots({ label }: { label: string }) {
  return (
    <p className="mt-12 flex w-fit gap-10 rounded-md rounded-tl-xs bg-raised px-28 py-28">
      <span className="sr-only">{label}</span>
      {DOTS.map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className={`size-14 animate-pulse rounded-full bg-muted ${delay}`}
        />
      ))}
    </p>
  );
}
