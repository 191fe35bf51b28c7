import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { whenNearScreen } from './near-screen.ts';

interface PictureProps {
  src: string;
  /** Empty when the text beside it says the same. */
  alt: string;
  width: number;
  height: number;
  className?: string;
  /** Part of the first view: loaded at once, before everything else when `high`. */
  eager?: 'high' | 'normal';
}

/** Images that could not be loaded: a row that comes back into a long list does not try them again. */
const failedSources = new Set<string>();

/**
 * An image that reserves its place, starts to load 1.3 screens before it is seen, tries once and falls back to a
 * plain cover (APP-12).
 */
export function Picture({ src, alt, width, height, className, eager }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [near, setNear] = useState(Boolean(eager));
  const [failedSrc, setFailedSrc] = useState(() => (failedSources.has(src) ? src : undefined));

  useEffect(() => {
    const element = image.current;
    // A painted image may have failed before hydration, when nobody listened.
    if (element?.getAttribute('src') && element.complete && element.naturalWidth === 0) setFailedSrc(src);
    if (near || !element) return;
    return whenNearScreen(element, () => setNear(true));
  }, [near, src]);

  const failed = failedSrc === src;
  return (
    <img
      ref={image}
      {...(near && !failed && { src })}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      draggable={false}
      onError={() => {
        failedSources.add(src);
        setFailedSrc(src);
      }}
      {...(eager === 'high' && { fetchPriority: 'high' as const })}
      className={clsx('bg-raised object-cover', failed && 'image-fallback', className)}
    />
  );
}
