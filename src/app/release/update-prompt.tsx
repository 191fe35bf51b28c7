// A file of its own: the browser demo replaces service-worker.ts with another module.
import { texts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { takeRelease, useWaitingRelease } from './service-worker.ts';

/** Offers a new release; nothing reloads without the player's word (PLR-01). */
export function UpdatePrompt() {
  const { update } = texts().system;
  const worker = useWaitingRelease((state) => state.worker);
  if (!worker) return null;
  return (
    <section
      aria-label={update.title()}
      className="toast column fixed inset-x-0 bottom-[calc(var(--nav-height,0px)+0.2rem)] z-[1500] px-24"
    >
      <div className="lift flex flex-wrap items-center justify-between gap-16 rounded-md border border-line bg-raised p-24">
        <p className="min-w-0 flex-1 basis-280 text-base">{update.text()}</p>
        <div className="flex gap-12">
          <Button tone="ghost" size="small" onClick={() => useWaitingRelease.setState({ worker: null })}>
            {update.later()}
          </Button>
          <Button tone="quiet" size="small" onClick={() => takeRelease(worker)}>
            {update.now()}
          </Button>
        </div>
      </div>
    </section>
  );
}
