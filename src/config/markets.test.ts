import { describe, expect, test } from 'vitest';
import { marketOf } from './markets.ts';

describe('APP-03 market', () => {
  test.each([null, undefined, '', 'cl', 'XX', '../'])('APP-03 reads %s as Chile', (code) => {
    expect(marketOf(code).code).toBe('CL');
  });
});
