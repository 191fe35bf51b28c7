import { Spinner } from './spinner.tsx';

interface LoadingLayerProps {
  label: string;
  /** A tap anywhere gives up waiting, as on the scrim of the popup itself: on a bad network it may never come. */
  close?: { label: string; onTap: () => void } | undefined;
}

/**
 * Over the page while a popup is fetched for the first time. Hidden when that is quick, and until it is seen it takes no
 * taps: a second button that is tapped at once opens its popup too.
 */
export function LoadingLayer({ label, close }: LoadingLayerProps) {
  return (
    <div
      role="status"
      className="visible fixed inset-0 z-[2000] grid place-items-center bg-scrim text-text opacity-100 transition-[opacity,visibility] delay-150 duration-200 starting:invisible starting:opacity-0"
    >
      <Spinner />
      <span className="sr-only">{label}</span>
      {close && (
        <button type="button" aria-label={close.label} onClick={close.onTap} className="absolute inset-0" />
      )}
    </div>
  );
}
