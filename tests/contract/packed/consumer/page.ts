import { createMockBackend } from '@copihue/mock/backend';
import { mswHandlers } from '@copihue/mock/msw';
import { setupWorker } from 'msw/browser';

await setupWorker(...mswHandlers(createMockBackend())).start({ onUnhandledFrame: 'bypass' });
const { deposit } = await import('./deposit.ts');
const results = [await deposit('polling', 10_000), await deposit('websocket', 10_013)];
document.title = JSON.stringify(results);
