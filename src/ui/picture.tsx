import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { part, useApp } from '../lib/app.ts';
import { whenNearScreen } from './near-screen.ts';

interface PictureProps {
  src: string;
  /** Empty when the text beside it says the same. */
  alt: string;
  width: number;
  height: number;
  className?: string;
  /** Part of the first view: asked for before the app, with the first layout or before all else when `high`. */
  eager?: 'high' | 'normal';
  /** Stands over the plain cover when the image cannot be loaded, e.g. the name it would have shown. */
  fallback?: ReactNode;
}

/**
 * One clear pixel, in the place of an image that is not there: without any, browsers paint a broken one. No drawing:
 * each would be a document of its own to the browser.
 */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Images that could not be loaded: a row that comes back into a long list does not try them again. */
const failedSources = part(() => new Set<string>());

/**
 * An image that reserves its place, starts to load 1.3 screens before it is seen, tries once and falls back to a
 * plain cover (APP-12).
 */
export function Picture({ src, alt, width, height, className, eager, fallback }: PictureProps) {
  const app = useApp();
  const image = useRef<HTMLImageElement>(null);
  const [near, setNear] = useState(Boolean(eager));
  const [failedSrc, setFailedSrc] = useState(() => (failedSources(app).has(src) ? src : undefined));

  useEffect(() => {
    const element = image.current;
    // A painted image may have failed before hydration, without a listener.
    if (element?.getAttribute('src') === src && element.complete && element.naturalWidth === 0)
      setFailedSrc(src);
    if (near || !element) return;
    return whenNearScreen(app, element, () => setNear(true));
  }, [near, src, app]);

  const failed = failedSrc === src;
  return (
    <>
      <img
        ref={image}
        src={near && !failed ? src : NOTHING}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        draggable={false}
        onError={() => {
          failedSources(app).add(src);
          setFailedSrc(src);
        }}
        // From the start: many servers ignore a priority that the browser raises later, and would send the app first.
        {...(eager && { fetchPriority: 'high' as const })}
        // Asked for with the first layout: on a second visit, when all are at hand, they would go before the first
        // paint.
        {...(eager === 'normal' && { loading: 'lazy' as const })}
        className={clsx('bg-raised object-cover', failed && 'image-fallback', className)}
      />
      {failed && fallback}
    </>
  );
}
