import { createMockBackend } from '@copihue/mock/backend';
import { mswHandlers } from '@copihue/mock/msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';

const server = setupServer(...mswHandlers(createMockBackend()));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

test.each([
  ['polling', 10_000, 2],
  // The bank declines such an amount.
  ['websocket', 10_013, 3],
] as const)('the end of a deposit arrives by %s', async (transport, amount, status) => {
  // The library keeps the WebSocket that it finds when it loads.
  const { deposit } = await import('./deposit.ts');
  expect(await deposit(transport, amount)).toEqual({ isKnown: true, amount, status });
});
