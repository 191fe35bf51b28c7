import { expect, test } from 'vitest';
import { withToken } from './envelope.ts';

test.each([
  [{ status: 1 }, { status: 1, token: 'tk_header' }],
  [
    { status: 1, token: '' },
    { status: 1, token: 'tk_header' },
  ],
  [
    { status: 1, token: 'tk_data' },
    { status: 1, token: 'tk_data' },
  ],
  [null, { token: 'tk_header' }],
])('NET-09 the login answer %j with a token in its header is %j', (data, expected) => {
  expect(withToken(data, 'tk_header')).toEqual(expected);
});
