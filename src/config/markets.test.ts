import { describe, expect, test } from 'vitest';
import { marketOf, markets } from './markets.ts';

describe('APP-03 market', () => {
  test('APP-03 knows five markets with their phone prefixes, and only Chile has a flag', () => {
    expect(markets.map(({ code, phonePrefix, flag }) => [code, phonePrefix, Boolean(flag)])).toEqual([
      ['CL', '56', true],
      ['ET', '251', false],
      ['KE', '254', false],
      ['CI', '225', false],
      ['TZ', '255', false],
    ]);
  });

  test.each([null, undefined, '', 'cl', 'XX', '../'])('APP-03 reads %s as Chile', (code) => {
    expect(marketOf(code).code).toBe('CL');
  });
});
