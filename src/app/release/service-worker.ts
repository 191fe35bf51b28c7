import type { App } from '../../lib/app.ts';
import { savesData } from '../../lib/saves-data.ts';
import { appStore } from '../../lib/store.ts';
import { onceUntyped } from '../../ui/typed-fields.ts';

const SCRIPT = '/sw.js';
const LOOK_EVERY_MS = 3_600_000;
/** Shortest time between two looks when the tab comes back into sight. */
const LOOK_AGAIN_MS = 60_000;
const TAKE_OVER_MS = 10_000;

export const useWaitingRelease = appStore<{ worker: ServiceWorker | null }>(() => ({ worker: null }));

function trustedScript(): string {
  const { trustedTypes } = window as unknown as {
    trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
  };
  return (
    trustedTypes?.createPolicy('service-worker', { createScriptURL: () => SCRIPT }).createScriptURL(SCRIPT) ??
    SCRIPT
  );
}

function watchForRelease(app: App, registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker | null) => {
    // A page without a controller is a first visit, and no older release runs.
    if (worker && navigator.serviceWorker.controller) useWaitingRelease.of(app).setState({ worker });
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offer(installing));
  });
}

/** An open tab looks for a release each hour, and when it comes back into sight (PLR-01). */
function lookForRelease(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  const look = () => {
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
    registration.active?.postMessage('look-for-lobby');
  };
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAt > LOOK_AGAIN_MS) look();
  });
}

/** Registers the worker, which stores a whole release; call it when the page is idle. */
export function keepPageOnDevice(app: App): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A stored release must still be updated, because its pages come from the device alone.
  if (savesData() && !navigator.serviceWorker.controller) return;
  navigator.serviceWorker.register(trustedScript()).then(
    (registration?: ServiceWorkerRegistration) => {
      // A browser that blocks workers may resolve without one.
      if (!registration) return;
      watchForRelease(app, registration);
      lookForRelease(registration);
      registration.active?.postMessage('look-for-lobby');
    },
    () => undefined,
  );
}

/** Chromium can leave a worker that requests keep busy in control for five minutes; no reload ends that. */
export function takeRelease(app: App, worker: ServiceWorker): void {
  const reload = () => onceUntyped(app, () => location.reload());
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage('take-over');
  setTimeout(() => {
    if (worker.state !== 'installed') return;
    void import('./lost-script.ts')
      .then(({ leaveWorker }) => leaveWorker())
      .then(
        (isLeft) => isLeft && reload(),
        () => undefined,
      );
  }, TAKE_OVER_MS);
}
