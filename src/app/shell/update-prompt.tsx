// A file of its own: the browser demo replaces service-worker.ts with another module.
import { createPortal } from 'react-dom';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { Button } from '../../ui/button.tsx';
import { useHasTyped } from '../../ui/typed-fields.ts';
import { useBar } from '../../ui/use-bar.ts';
import { usePlace } from '../../ui/use-place.ts';
import { takeRelease, useWaitingRelease } from '../release/service-worker.ts';

function Prompt({ worker }: { worker: ServiceWorker }) {
  const app = useApp();
  const { update } = texts().system;
  return (
    <section
      // The nav bar ends with the chat button, so this row goes above it.
      ref={useBar('update')}
      aria-label={update.title()}
      className="order-first flex flex-wrap items-center justify-end gap-x-16 border-line/60 border-b bg-raised px-24 py-12"
    >
      <p className="min-w-0 flex-1 basis-240 text-sm leading-tight">{update.text()}</p>
      <div className="order-first flex flex-wrap justify-end gap-x-12">
        <Button
          tone="ghost"
          size="small"
          onClick={() => useWaitingRelease.of(app).setState({ worker: null })}
        >
          {update.later()}
        </Button>
        <Button tone="quiet" size="small" onClick={() => takeRelease(app, worker)}>
          {update.now()}
        </Button>
      </div>
    </section>
  );
}

/**
 * Offers a new release; nothing reloads without the player's consent (PLR-01). It is a row of the nav bar, so it covers
 * nothing. Without a nav bar, above all in a game, and while typed input is on the page, it waits.
 */
export function UpdatePrompt() {
  const worker = useWaitingRelease((state) => state.worker);
  const nav = usePlace('nav');
  const hasTyped = useHasTyped();
  return worker && nav && !hasTyped && createPortal(<Prompt worker={worker} />, nav);
}
