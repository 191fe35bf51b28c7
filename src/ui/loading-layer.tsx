import { texts } from '../i18n/texts.ts';
import { Spinner } from './spinner.tsx';

/**
 * Covers the page while a popup loads for the first time. It is hidden at first and takes no taps until it is visible,
 * so that an immediate second tap opens its popup too.
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
