/** @param text the progress in words, read instead of a percentage @param share 0 to 1 */
export function ProgressBar({ label, text, share }: { label: string; text: string; share: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuetext={text}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-20 overflow-hidden rounded-full bg-raised"
    >
      <span
        style={{ transform: `translateX(${percent - 100}%)` }}
        className="block h-full w-full rounded-full bg-gold transition-transform duration-300"
      />
    </div>
  );
}
