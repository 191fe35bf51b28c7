import type { App } from '../../lib/app.ts';
import { appStore } from '../../lib/app-store.ts';
import { storeTypedValues } from './typed-values.ts';

const SCRIPT = '/sw.js';

/** A release that is installed and waits until the player agrees. */
export const useWaitingRelease = appStore<{ worker: ServiceWorker | null }>(() => ({ worker: null }));

/** The one address a worker may come from; the policy asks for a trusted one (Trusted Types). */
function trustedScript(): string {
  const { trustedTypes } = window as unknown as {
    trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
  };
  return (
    trustedTypes?.createPolicy('service-worker', { createScriptURL: () => SCRIPT }).createScriptURL(SCRIPT) ??
    SCRIPT
  );
}

/** A browser whose settings forbid workers resolves with undefined. */
function watchForRelease(app: App, registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
  const offer = (worker: ServiceWorker | null) => {
    // Without a controller this is the first visit: nothing older is running.
    if (worker && navigator.serviceWorker.controller) useWaitingRelease.of(app).setState({ worker });
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offer(installing));
  });
}

/** Registers the worker; called once the page has nothing better to do. */
export function keepPageOnDevice(app: App): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(trustedScript()).then(
    (registration) => watchForRelease(app, registration),
    () => undefined,
  );
}

/** Lets the waiting release take over, and loads the page again with it. */
export function takeRelease(app: App, worker: ServiceWorker): void {
  const reload = () => {
    storeTypedValues(app);
    location.reload();
  };
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage('take-over');
}
