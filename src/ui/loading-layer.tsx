import { texts } from '../i18n/texts.ts';
import { Spinner } from './spinner.tsx';

/**
 * Over the page while a popup is fetched for the first time. Hidden when that is quick, and until it is seen it takes no
 * taps: a second button that is tapped at once opens its popup too.
 */
export function LoadingLayer({ onClose }: { onClose?: (() => void) | undefined }) {
  const { common } = texts();
  return (
    <div
      role="status"
      className="visible fixed inset-0 z-[2000] grid place-items-center bg-scrim text-text opacity-100 transition-[opacity,visibility] delay-150 duration-200 starting:invisible starting:opacity-0"
    >
      <Spinner />
      <span className="sr-only">{common.loading()}</span>
      {onClose && (
        <button type="button" aria-label={common.close()} onClick={onClose} className="absolute inset-0" />
      )}
    </div>
  );
}
