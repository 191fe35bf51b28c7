// A file of its own: the browser demo replaces service-worker.ts with another module.
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { useHasTyped } from '../../ui/typed-fields.ts';
import { takeRelease, useWaitingRelease } from '../release/service-worker.ts';
import { NavRow } from './nav-row.tsx';

/** Offers a new release; nothing reloads without the player's consent, nor while typed input is on the page (PLR-01). */
export function UpdatePrompt() {
  const app = useApp();
  const worker = useWaitingRelease((state) => state.worker);
  const hasTyped = useHasTyped();
  if (!worker || hasTyped) return null;
  return (
    <NavRow
      words={texts().system.update}
      onNo={() => useWaitingRelease.of(app).setState({ worker: null })}
      onYes={() => takeRelease(app, worker)}
    />
  );
}
