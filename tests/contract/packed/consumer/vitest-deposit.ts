import { createMockBackend } from '@copihue/mock/backend';
import { mswHandlers } from '@copihue/mock/msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';

const server = setupServer(...mswHandlers(createMockBackend()));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

test.each(['polling', 'websocket'] as const)('a deposit arrives by %s', async (transport) => {
  // The library keeps the WebSocket that it finds when it loads.
  const { deposit } = await import('./deposit.ts');
  expect(await deposit(transport)).toEqual({ isOrder: true, amount: 10_000, orders: true });
});
