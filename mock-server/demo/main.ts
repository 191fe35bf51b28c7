import { resetIfRequested, showNotice, showTrouble } from './notice.ts';
import { folder } from './place.ts';
import '../../src/styles/app.css';
import './demo.css';

function goWhereWanted(): void {
  const wanted = sessionStorage.getItem('demo:wanted');
  sessionStorage.removeItem('demo:wanted');
  if (wanted) history.replaceState(null, '', folder + wanted);
}

async function takeWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('This browser has no service worker here.');
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(`${folder}demo-worker.js`, { scope: folder });
  await serviceWorker.ready;
  if (serviceWorker.controller) return;
  const controlled = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  // After a forced reload the worker is active but does not control this page.
  registration.active?.postMessage('claim');
  if (!serviceWorker.controller) await controlled;
}

try {
  goWhereWanted();
  await takeWorker();
  await resetIfRequested();
  const [{ startPage }, { createAppRouter }] = await Promise.all([
    import('../../src/app/start/start-page.tsx'),
    import('../../src/router.tsx'),
  ]);
  showNotice();
  await startPage((app, queryClient, history) => {
    const router = createAppRouter(app, queryClient, history);
    router.update({ ...router.options, basepath: folder });
    return router;
  });
} catch (error) {
  console.error(error);
  showTrouble();
}
