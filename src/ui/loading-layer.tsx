import { useState } from 'react';
import { texts } from '../i18n/texts.ts';
import { Spinner } from './loading.tsx';

/** In ms: a second tap within this time belongs to the one that opened the layer (SES-01). */
export const DOUBLE_TAP_MS = 1_000;

/** Covers the page while a popup loads for the first time, hidden for a moment. A tap gives the popup up. */
export function LoadingLayer({ onClose }: { onClose?: (() => void) | undefined }) {
  const { common } = texts();
  const [openedAt] = useState(() => performance.now());
  const giveUp = () => {
    if (performance.now() - openedAt >= DOUBLE_TAP_MS) onClose?.();
  };
  return (
    <div
      role="status"
      className="visible fixed inset-0 z-[2000] grid place-items-center bg-scrim text-text opacity-100 transition-[opacity,visibility] delay-150 duration-200 starting:invisible starting:opacity-0"
    >
      <Spinner />
      <span className="sr-only">{common.loading()}</span>
      {onClose && (
        <button type="button" aria-label={common.close()} onClick={giveUp} className="absolute inset-0" />
      )}
    </div>
  );
}
