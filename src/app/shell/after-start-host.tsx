import { type ComponentType, useEffect, useState } from 'react';
import { loadTexts } from '../../i18n/texts.ts';

/** After the first view is alive, so that nothing here competes with it. In ms. */
const AFTER_MS = 1_500;

/** Loads what is not part of the first view (after-start.tsx) once that is done; without it the page works as well. */
export function AfterStartHost() {
  const [Layers, setLayers] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      Promise.all([import('../start/after-start.tsx'), loadTexts('system')]).then(
        ([{ AfterStart }]) => setLayers(() => AfterStart),
        () => undefined,
      );
    const timer = setTimeout(() => void load(), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return Layers && <Layers />;
}
