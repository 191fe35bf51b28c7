import { expect, test } from 'vitest';
import { testTransport } from '../../tests/support/test-transport.ts';
import { configureTransport, transport } from './transport.ts';

test('NET-01 uses the ports of the app that was wired last, until it ends', () => {
  const [first, second] = [testTransport(), testTransport()];
  const endFirst = configureTransport(first);
  expect(transport()).toBe(first);
  const endSecond = configureTransport(second);
  endFirst();
  expect(transport()).toBe(second);
  endSecond();
  expect(transport).toThrow('No transport');
});
