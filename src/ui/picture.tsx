import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { resourceUrl } from '../config/this-page.ts';
import { appState, useApp } from '../lib/app.ts';
import { whenNearScreen } from './near-screen.ts';

interface PictureProps {
  src: string;
  /** Left out when the text beside it says the same. */
  alt?: string;
  width: number;
  /** Without it the picture is square. */
  height?: number;
  className?: string;
  /** Part of the first view: loads before the app, with the first layout, or before all else when `high`. */
  eager?: 'high' | 'normal';
  fallback?: ReactNode;
}

/** Browsers paint an image without a source as broken, and treat an SVG as a document. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** A row that returns to a long list does not try failed images again. */
const failedSources = appState(() => new Set<string>());

/** Reserves its space, loads 1.3 screens before it is visible, tries once, then shows a cover (APP-12). */
export function Picture({ width, alt = '', height = width, src: address, ...props }: PictureProps) {
  const { className, eager, fallback } = props;
  const app = useApp();
  const src = resourceUrl(address);
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
        // Set from the start: many servers ignore a priority that the browser raises later, and would send the app
        // first.
        {...(eager && { fetchPriority: 'high' as const })}
        // Loads with the first layout: on a second visit all images are cached and would delay the first paint.
        {...(eager === 'normal' && { loading: 'lazy' as const })}
        className={clsx('bg-raised object-cover', failed && 'image-fallback', className)}
      />
      {failed && fallback}
    </>
  );
}
