import { useEffect, useRef } from 'react';
import { isTopLayer, type Layer, openLayer } from './layer-history.ts';

/**
 * While `isOpen`, the back button calls `onBack` instead of leaving the page (SES-01). Closing in any other way takes
 * the entry out of the history again.
 * @returns whether this is the top one of the open layers
 */
export function useBackCloses(isOpen: boolean, onBack: () => void): () => boolean {
  const layer = useRef<Layer>({ onBack });
  useEffect(() => {
    layer.current.onBack = onBack;
  }, [onBack]);
  useEffect(() => (isOpen ? openLayer(layer.current) : undefined), [isOpen]);
  return () => isTopLayer(layer.current);
}
