import { Spinner } from './spinner.tsx';

/** Over the page while a popup is fetched for the first time; unseen when that is quick. */
export function LoadingLayer({ label }: { label: string }) {
  return (
    <div
      role="status"
      className="fixed inset-0 z-[2000] grid place-items-center bg-scrim text-text opacity-100 transition-opacity delay-150 duration-200 starting:opacity-0"
    >
      <Spinner />
      <span className="sr-only">{label}</span>
    </div>
  );
}
