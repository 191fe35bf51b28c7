import type { App } from '../../lib/app.ts';
import { appStore } from '../../lib/app-store.ts';
import { savesData } from '../../lib/saves-data.ts';
import { onceUntyped } from '../../ui/typed-fields.ts';

const SCRIPT = '/sw.js';

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

function watchForRelease(app: App, registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
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

/** Registers the worker, which stores a whole release; call it when the page is idle. */
export function keepPageOnDevice(app: App): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A stored release must still be updated, because its pages come from the device alone.
  if (savesData() && !navigator.serviceWorker.controller) return;
  navigator.serviceWorker.register(trustedScript()).then(
    (registration) => watchForRelease(app, registration),
    () => undefined,
  );
}

export function takeRelease(app: App, worker: ServiceWorker): void {
  const reload = () => onceUntyped(app, () => location.reload());
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage('take-over');
}
