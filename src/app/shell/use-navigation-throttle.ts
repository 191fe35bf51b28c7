import { useCallback, useRef } from 'react';
import { NAV_THROTTLE_MS } from '../../config/constants.ts';

/**
 * Lets one navigation of the bottom nav through a second (LOB-08).
 * @returns a function that says whether a tap now may navigate
 */
export function useNavigationThrottle(now: () => number = () => performance.now()): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    const at = now();
    if (at - last.current < NAV_THROTTLE_MS) return false;
    last.current = at;
    return true;
  }, [now]);
}

/** Leaves full screen, where a game had taken it. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}
