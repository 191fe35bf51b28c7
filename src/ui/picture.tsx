import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { IMAGE_PRELOAD_SCREENS } from '../config/constants.ts';

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

/**
 * An image that reserves its place, starts to load 1.3 screens before it is seen, tries once and falls back to a
 * plain cover (APP-12).
 */
export function Picture({ src, alt, width, height, className, eager }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [near, setNear] = useState(Boolean(eager));
  const [failedSrc, setFailedSrc] = useState<string>();

  useEffect(() => {
    const element = image.current;
    // A painted image may have failed before hydration, when nobody listened.
    if (element?.getAttribute('src') && element.complete && element.naturalWidth === 0) setFailedSrc(src);
    if (near || !element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${(IMAGE_PRELOAD_SCREENS - 1) * 100}% 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
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
      onError={() => setFailedSrc(src)}
      {...(eager === 'high' && { fetchPriority: 'high' as const })}
      className={clsx('bg-raised object-cover', failed && 'image-fallback', className)}
    />
  );
}
