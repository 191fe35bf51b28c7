import { expect, test } from 'vitest';
import { createTestClient } from '../../tests/support/test-client.ts';

test.each([
  ['ks', 'operationId: no existe; lo más parecido es gameList.'],
  ['en', 'operationId: there is none; the nearest is gameList.'],
])(
  'MOC-04 a fault for the unknown operation %s is refused with the field and the nearest name',
  async (lang, message) => {
    const { call } = createTestClient();
    const answer = await call('/__mock/faults', { operationId: 'gamesList', fault: 'malformed' }, { lang });
    expect(answer).toMatchObject({
      status: 400,
      message,
      data: { code: 'invalid-body', field: 'operationId' },
    });
  },
);
